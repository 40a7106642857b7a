import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Cv } from '@trilha/contracts/candidates/cv'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { FileButton } from '@trilha/web/ui/forms/FileButton.tsx'
import { IconCheck, IconFileText } from '@trilha/web/ui/icons/icons.tsx'
import { IconDownload, IconFileUpload, IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../applications/Loaded.tsx'
import { useErrorText } from '../../auth/useErrorText.ts'
import { cvQuery, useProfileCalls } from '../candidates.data.ts'
import { acceptedCv, tooManyMegabytes } from '../cvFile.ts'
import { CardButtons } from './form/CardButtons.tsx'
import { EditCard } from './form/EditCard.tsx'
import styles from './FilePart.module.css'
import { ProposalCard } from '../entries/ProposalCard.tsx'

/** Upload of an existing CV file, and the proposals read from it, to accept one by one. */
export function FilePart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const query = useQuery(cvQuery())
  return (
    <Loaded
      query={query}
      skeleton={
        <SkeletonGroup label={common('actions.loading')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      {(cv) => (
        <>
          <CvUpload cv={cv} />
          {cv.proposals.length > 0 && (
            <section aria-labelledby="propostas">
              <h2 id="propostas" className={styles.heading}>
                {t('file.found', { count: cv.proposals.length })}
              </h2>
              <p className={styles.lead}>{t('file.foundText')}</p>
              {cv.proposals.length > 1 && <AcceptAll proposals={cv.proposals} />}
              <ul className={styles.proposals}>
                {cv.proposals.map((proposal) => (
                  <ProposalCard key={proposal.id} proposal={proposal} profile={profile} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Loaded>
  )
}

function AcceptAll({ proposals }: { proposals: Cv['proposals'] }) {
  const { t } = useTranslation('entries')
  const errorText = useErrorText()
  const { acceptAll } = useProfileCalls()
  const accept = useMutation({ mutationFn: () => acceptAll(proposals) })
  return (
    <div className={styles.all}>
      <Button
        variant="soft"
        icon={<IconCheck />}
        loading={accept.isPending}
        onClick={() => accept.mutate()}
      >
        {t('proposal.acceptAll', { count: proposals.length })}
      </Button>
      {accept.error && <p role="alert">{errorText(accept.error)}</p>}
    </div>
  )
}

function CvUpload({ cv }: { cv: Cv }) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const { sendCv } = useProfileCalls()
  const [share, setShare] = useState(0)
  const [tooLarge, setTooLarge] = useState(false)
  const send = useMutation({ mutationFn: (file: File) => sendCv(file, setShare) })
  function chooseFile(file: File) {
    setShare(0)
    const isTooLarge = tooManyMegabytes(file) !== null
    setTooLarge(isTooLarge)
    if (!isTooLarge) send.mutate(file)
  }
  const problem = tooLarge ? t('file.tooLarge') : send.error && errorText(send.error)
  const nothingNew = send.isSuccess && cv.proposals.length === 0
  return (
    <EditCard aria-label={t('part.file')}>
      <div className={styles.content}>
        {cv.file && <CvFile file={cv.file} />}
        <CardButtons>
          <FileButton
            variant={cv.file ? 'outline' : 'soft'}
            icon={<IconFileUpload />}
            loading={send.isPending}
            loadingText={share < 1 ? common('actions.sending') : t('file.reading')}
            accept={acceptedCv}
            fileLabel={t('file.choose')}
            onFile={chooseFile}
          >
            {t(cv.file ? 'file.another' : 'file.choose')}
          </FileButton>
        </CardButtons>
        {send.isPending && <Bar value={share * 100} label={common('actions.sending')} />}
        <output>{nothingNew && t('file.nothingNew')}</output>
        {problem && (
          <Alert tone="bad" announce="assertive">
            {problem}
          </Alert>
        )}
        <p className="sm ink2">{t('file.linkedin')}</p>
      </div>
    </EditCard>
  )
}

function CvFile({ file }: { file: NonNullable<Cv['file']> }) {
  const { t } = useTranslation('candidates')
  const { day, number } = useFormat()
  const errorText = useErrorText()
  const { removeCv } = useProfileCalls()
  const remove = useMutation({ mutationFn: removeCv })
  return (
    <div className={styles.fileRow}>
      <IconFileText />
      <span className="grow">
        <b>{file.name}</b>
        <br />
        <span className="sm ink2">
          {t('file.sent', {
            day: day(file.sentAt),
            size: number(Math.max(1, Math.round(file.bytes / 1024))),
          })}
        </span>
      </span>
      <Button
        variant="plain"
        size="sm"
        icon={<IconDownload />}
        render={
          <a
            href={file.url}
            download={file.name}
            aria-label={t('download.get', { file: file.name })}
          />
        }
      >
        {t('file.download')}
      </Button>
      <Button
        variant="dangerGhost"
        size="sm"
        icon={<IconTrash />}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('file.remove')}
      </Button>
      {remove.error && <p role="alert">{errorText(remove.error)}</p>}
    </div>
  )
}
