import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconLink, IconShare2 } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Shares the vacancy's public address with the system's share menu, or copies the link. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  const [state, setState] = useState<'idle' | 'copied' | 'by-hand'>('idle')
  const url = () => new URL(path, window.location.origin).href

  async function share() {
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url: url() })
      } catch (reason) {
        // The user closed the share menu: do nothing. Any other error falls back to copying.
        if (reason instanceof DOMException && reason.name === 'AbortError') return
      }
    }
    const copied = await navigator.clipboard?.writeText(url()).then(
      () => true,
      () => false,
    )
    setState(copied ? 'copied' : 'by-hand')
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        block
        icon={state === 'copied' ? <IconLink /> : <IconShare2 />}
        onClick={() => void share()}
      >
        {state === 'copied' ? common('actions.copied') : t('view.share')}
      </Button>
      <output className="xs ink2" hidden={state === 'idle'}>
        {state === 'copied' && t('view.copied')}
        {state === 'by-hand' && t('view.copyByHand', { url: url() })}
      </output>
    </>
  )
}
