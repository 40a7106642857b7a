import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconCopy } from '@trilha/web/ui/icons/icons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'

type CopyButtonProps = {
  text: string
  /** Label of the button; says what it copies, because a page can have several of these buttons. */
  label: string
}

/** Copies a text that is also shown; if the browser refuses, the user can select and copy it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation(['pipeline', 'common'])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('common:actions.copied')),
      () => toast.error(t('copy.failed')),
    )
  return (
    <Button variant="outline" icon={<IconCopy />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
