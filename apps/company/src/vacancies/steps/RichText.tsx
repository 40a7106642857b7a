import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { Skeleton } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

// Loaded separately: only the vacancy editor needs these 123 KB.
const RichTextEditor = lazy(() => importWithRetry(() => import('./RichTextEditor.tsx')))

/** Text with headings, lists and emphasis, inside a `Field`; its value is sanitised HTML. */
export function RichText(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
