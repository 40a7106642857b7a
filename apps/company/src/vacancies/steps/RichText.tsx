import { untilLoaded } from '@trilha/web/data/untilLoaded.ts'
import { Skeleton } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

// 123 KB that only the vacancy editor needs.
const RichTextEditor = lazy(() => untilLoaded(() => import('./RichTextEditor.tsx')))

/** Text with headings, lists and emphasis, inside a `Field`; its value is sanitised HTML. */
export function RichText(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
