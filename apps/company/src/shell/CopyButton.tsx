import { Button } from '@trilha/web/ui/Button.tsx'
import { IconCopy } from '@trilha/web/ui/icons.tsx'
import { toast } from '@trilha/web/ui/toast.ts'
import { useTranslation } from 'react-i18next'

type CopyButtonProps = {
  text: string
  /** What it copies, where several stand on a page. */
  label: string
}

/** Copies a text that stands beside it; where the browser refuses, the text can be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('desk')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('copy.done')),
      () => toast.error(t('copy.failed')),
    )
  return (
    <Button variant="outline" icon={<IconCopy />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
