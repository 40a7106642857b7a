import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Skeleton } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../applications/Loaded.tsx'
import { useErrorText } from '../../auth/useErrorText.ts'
import { SectionCard } from '../SectionCard.tsx'
import styles from './Shares.module.css'
import { sharesQuery, useShare } from '../selfAssessments.data.ts'

/** Companies of the candidate's trails that can see the result; each share can be withdrawn. */
export function Shares({ kind }: { kind: AssessmentKind }) {
  const { t } = useTranslation('selfAssessments')
  const format = useFormat()
  const errorText = useErrorText()
  const query = useQuery(sharesQuery(kind))
  const share = useShare(kind)
  const setShared = (companyId: string, shared: boolean, company: string) =>
    share.mutate(
      { companyId, shared },
      {
        onSuccess: () => toast.success(t(shared ? 'share.done' : 'share.undone', { company })),
        onError: (error) => toast.error(errorText(error)),
      },
    )
  return (
    <SectionCard>
      <h2>{t('share.title')}</h2>
      <p className="ink2">{t('share.lead')}</p>
      <Loaded query={query} skeleton={<Skeleton shape="block" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{t('share.nobody')}</p>
          ) : (
            <ul className={styles.shares}>
              {rows.map(({ company, roleNames, sharedAt }) => (
                <li key={company.id}>
                  <Switch
                    atEnd
                    checked={
                      share.isPending && share.variables.companyId === company.id
                        ? share.variables.shared
                        : sharedAt !== null
                    }
                    onChange={(event) => setShared(company.id, event.target.checked, company.name)}
                    description={
                      sharedAt
                        ? t('share.since', { day: format.day(sharedAt) })
                        : roleNames.join(', ')
                    }
                  >
                    {company.name}
                  </Switch>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  )
}
