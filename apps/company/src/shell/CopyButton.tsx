import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconCopy } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'

type CopyButtonProps = {
  text: string
  /** Accessible name of what it copies, as a page can have several. */
  label: string
}

/** Copies the text next to it; if the browser refuses, the text can be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('pipeline')
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
