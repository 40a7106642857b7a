import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ApplicationView } from '@trilha/contracts/applications'
import { CallError } from '@trilha/web/data/call.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { progressQuery } from '../applications/applications.data.ts'
import { Loaded } from '../applications/Loaded.tsx'
import { noTrail, NoTrail } from '../applications/NoTrail.tsx'
import { PageHead } from '../public/PageHead.tsx'
import { TestClosed } from './TestClosed.tsx'
import { TestFrame } from './TestFrame.tsx'
import { TestSkeleton } from './TestSkeleton.tsx'

type TestOfTrailProps<Test> = {
  /** 0 where the address names no vacancy. */
  vacancyId: number
  test: UseQueryResult<Test>
  /** Until the test tells its own. */
  title: string
  /** At the head, beside the name. */
  action?: ReactNode
  children: (application: ApplicationView, test: Test) => ReactNode
}

/** The frame of a test in a trail: its name, and the test once it and its application are here. */
export function TestOfTrail<Test extends { title: string }>({
  vacancyId,
  test,
  title: named,
  action,
  children,
}: TestOfTrailProps<Test>) {
  const { t } = useTranslation('applications')
  const enabled = vacancyId > 0
  const progress = useQuery({ ...progressQuery(vacancyId), enabled })
  // Read at every render: its owner renders again only for what was read of a query's result, and a
  // failure while the application is on its way would else never be seen.
  const tested = {
    data: test.data,
    error: test.error,
    isFetching: test.isFetching,
    refetch: test.refetch,
  }
  const title = tested.data?.title ?? named
  const company = progress.data?.vacancy.company.name
  return (
    <TestFrame vacancyId={vacancyId} title={title} company={company} action={action}>
      <PageHead title={company ? t('progress.head', { role: title, company }) : title} />
      {enabled ? (
        <Loaded query={progress} skeleton={<TestSkeleton />} refused={noTrail}>
          {(application) => (
            <Loaded query={tested} skeleton={<TestSkeleton />} refused={notYet}>
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

const notYet = (error: Error) =>
  error instanceof CallError && error.id === 'stage-not-open' ? (
    <TestClosed reason="stage-not-open" dueAt={null} />
  ) : (
    noTrail(error)
  )
