import type { AuditLine } from '@trilha/contracts/audit'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { Table } from '@trilha/web/ui/display/Table.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { showNounVerb } from '../shell/showNounVerb.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { ShowMoreButton } from '@trilha/web/site/ShowMoreButton.tsx'
import { Screen } from '../shell/Screen.tsx'
import { auditQuery } from './audit.data.ts'

/** Audit log of the team's actions, newest first. */
export default function AuditScreen() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const query = useInfiniteQuery(auditQuery)
  return (
    <Screen title={t('menu.audit')} lead={t('audit.lead')}>
      <Loaded query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          return rows.length === 0 ? (
            <EmptyState title={t('audit.empty')} headingLevel="h2" />
          ) : (
            <>
              <Table<AuditLine>
                label={t('menu.audit')}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: 'action',
                    header: t('audit.action'),
                    cell: (line) => showNounVerb(line.action),
                  },
                  { id: 'at', header: t('audit.at'), cell: (line) => format.dateTime(line.at) },
                  {
                    id: 'actor',
                    header: t('audit.actor'),
                    cell: (line) => line.actor ?? t('audit.gone'),
                  },
                  { id: 'thing', header: t('audit.thing'), cell: (line) => <Thing line={line} /> },
                  { id: 'change', header: t('audit.change'), cell: changeOf },
                  { id: 'reason', header: t('audit.reason'), cell: (line) => line.reason },
                ]}
              />
              <ShowMoreButton query={query} />
            </>
          )
        }}
      </Loaded>
    </Screen>
  )
}

const changeOf = ({ change, fields }: AuditLine) =>
  change ? `${change.before} → ${change.after}` : fields.join(', ')

function Thing({ line }: { line: AuditLine }) {
  const { t } = useTranslation('admin')
  if (line.subjectUserId)
    return (
      <Link className="link" to={paths.user(line.subjectUserId)}>
        {t('audit.account')}
      </Link>
    )
  if (line.thing?.kind === 'company')
    return (
      <Link className="link" to={paths.company(line.thing.id)}>
        {t('audit.company')}
      </Link>
    )
  return line.thing ? `${line.thing.kind} ${line.thing.id.slice(-8)}` : null
}
