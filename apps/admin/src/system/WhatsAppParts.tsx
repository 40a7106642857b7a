import type { WhatsAppHealth } from '@trilha/contracts/system/whatsapp'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { Table } from '@trilha/web/ui/display/Table.tsx'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../ui/Facts.tsx'
import { Stack } from '../ui/Stack.tsx'
import { NameList } from './NameList.tsx'

type Template = WhatsAppHealth['templates'][number]

/** Number of messages that were dropped before sending, by reason. */
export function DroppedPart({ dropped }: Pick<WhatsAppHealth, 'dropped'>) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <Disclosure
      card
      headingLevel="h2"
      title={t('health.whatsApp.dropped')}
      aside={format.number(dropped.reduce((sum, { count }) => sum + count, 0))}
    >
      {dropped.length === 0 ? (
        <p className="sm ink2">{t('health.whatsApp.noneDropped')}</p>
      ) : (
        <Facts>
          {dropped.map(({ reason, count }) => (
            <Fact
              key={reason}
              name={t(`health.whatsApp.reason.${reason}`)}
              value={format.number(count)}
            />
          ))}
        </Facts>
      )}
    </Disclosure>
  )
}

/** Delivery figures by template: used templates in a table, the others as a list of names. */
export function TemplatesPart({ templates }: Pick<WhatsAppHealth, 'templates'>) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const isUsed = ({ sent, failed, lastError }: Template) => sent + failed > 0 || lastError !== null
  const nameOf = ({ name }: Template) => name ?? t('health.whatsApp.freeText')
  const used = templates.filter(isUsed)
  const unused = templates.filter((template) => !isUsed(template))
  return (
    <Disclosure
      card
      headingLevel="h2"
      title={t('health.whatsApp.templates')}
      aside={t('health.whatsApp.used', { count: used.length })}
    >
      <Stack>
        {used.length > 0 && (
          <Table<Template>
            label={t('health.whatsApp.templates')}
            rows={used}
            rowKey={({ name }) => name ?? ''}
            columns={[
              {
                id: 'name',
                header: t('health.whatsApp.template'),
                cell: nameOf,
              },
              {
                id: 'sent',
                header: t('health.whatsApp.sent'),
                align: 'end',
                cell: ({ sent }) => format.number(sent),
              },
              {
                id: 'failed',
                header: t('health.whatsApp.failed'),
                align: 'end',
                cell: ({ failed }) => format.number(failed),
              },
              {
                id: 'error',
                header: t('health.whatsApp.lastError'),
                cell: ({ lastError }) =>
                  lastError
                    ? t('health.whatsApp.error', {
                        words: t(`health.whatsApp.problem.${lastError.problem}`),
                        // An error code of WhatsApp, not a quantity: no thousands separators.
                        code: String(lastError.code),
                      })
                    : t('health.whatsApp.noError'),
              },
            ]}
          />
        )}
        {unused.length > 0 && (
          <NameList title={t('health.whatsApp.unused', { count: unused.length })}>
            {unused.map((template) => (
              <li key={template.name}>{nameOf(template)}</li>
            ))}
          </NameList>
        )}
      </Stack>
    </Disclosure>
  )
}
