import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { CallError } from '@trilha/web/data/call.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { progressQuery } from '../../applications/applications.data.ts'
import { Loaded } from '../../applications/Loaded.tsx'
import { renderNoTrail, NoTrail } from '../../applications/progress/NoTrail.tsx'
import { PageHead } from '../../public/PageHead.tsx'
import { TestClosed } from './outcome/TestClosed.tsx'
import { TestFrame } from './TestFrame.tsx'
import { TestSkeleton } from './TestSkeleton.tsx'

type TestOfTrailProps<Test> = {
  /** 0 if the address has no valid id. */
  vacancyId: number
  test: UseQueryResult<Test>
  /** Shown until the test is loaded. */
  title: string
  /** In the header, next to the title. */
  action?: ReactNode
  children: (application: ApplicationView, test: Test) => ReactNode
}

/** Layout of a test in a trail; renders `children` when test and application are loaded. */
export function TestOfTrail<Test extends { title: string }>({
  vacancyId,
  test,
  title: fallbackTitle,
  action,
  children,
}: TestOfTrailProps<Test>) {
  const { t } = useTranslation('applications')
  const enabled = vacancyId > 0
  const progress = useQuery({ ...progressQuery(vacancyId), enabled })
  // Reads these properties on every render: TanStack Query re-renders only for properties that were
  // read, and otherwise a failure would go unnoticed while the application is loading.
  const testQuery = {
    data: test.data,
    error: test.error,
    isFetching: test.isFetching,
    refetch: test.refetch,
  }
  const title = testQuery.data?.title ?? fallbackTitle
  const company = progress.data?.vacancy.company.name
  return (
    <TestFrame vacancyId={vacancyId} title={title} company={company} action={action}>
      <PageHead title={company ? t('progress.head', { role: title, company }) : title} />
      {enabled ? (
        <Loaded query={progress} skeleton={<TestSkeleton />} refused={renderNoTrail}>
          {(application) => (
            <Loaded query={testQuery} skeleton={<TestSkeleton />} refused={renderNotOpen}>
              {(loaded) => children(application, loaded)}
            </Loaded>
          )}
        </Loaded>
      ) : (
        <NoTrail />
      )}
    </TestFrame>
  )
}

function renderNotOpen(error: Error) {
  if (!(error instanceof CallError)) return null
  if (error.id === 'stage-not-open') return <TestClosed reason="stage-not-open" dueAt={null} />
  return error.status === 404 ? <TestClosed reason="missing" dueAt={null} /> : null
}
