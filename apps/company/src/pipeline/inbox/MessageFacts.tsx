import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { composerQuery } from '../person/person.data.ts'
import { MarkList } from '../scorecards/MarkList.tsx'

type MessageFactsProps = {
  applicationId: string
  onTake: (part: 'wentWell' | 'missing', text: string) => void
}

/** Notes from the scorecards as suggestions for a message, which a person edits and sends. */
export function MessageFacts({ applicationId, onTake }: MessageFactsProps) {
  const { t } = useTranslation(['sheet', 'interview'])
  const { data } = useQuery(composerQuery(applicationId))
  if (!data || data.suggestions.length === 0) return null
  return (
    <Disclosure title={t('facts.title')} open>
      <p className="sm ink2">{t('facts.hint')}</p>
      <MarkList>
        {data.suggestions.map(({ part, competency, text }) => (
          <div key={`${part}${competency}${text}`}>
            <dt>{competency ? t(`interview:competency.${competency}.name`) : t('facts.rule')}</dt>
            <dd>
              {text}{' '}
              <Button
                variant="ghost"
                size="sm"
                icon={<IconPlus />}
                onClick={() => onTake(part, text)}
              >
                {t(`facts.${part}`)}
              </Button>
            </dd>
          </div>
        ))}
      </MarkList>
    </Disclosure>
  )
}
