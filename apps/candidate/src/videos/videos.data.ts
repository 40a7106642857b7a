import * as contract from '@trilha/contracts/videos/videos'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { useCallback } from 'react'
import { applicationKeys } from '../applications/applications.keys.ts'
import { videoKeys } from './videos.keys.ts'

/** Polling interval until a recording is playable, in milliseconds. */
const pollMs = 3000

const isProcessing = (video: contract.Video | null | undefined) =>
  video?.state === 'received' || video?.state === 'processing'

export const interviewQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: videoKeys.interview(vacancyId),
    queryFn: ({ signal }) =>
      call(contract.getVideoInterview, { params: { id: vacancyId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.questions.some(({ answer }) => isProcessing(answer)) ? pollMs : false,
  })

export const resumeQuery = (candidateId: string) =>
  queryOptions({
    queryKey: videoKeys.resume(candidateId),
    queryFn: ({ signal }) =>
      call(contract.getVideoResume, { params: { id: candidateId } }, { signal }),
    refetchInterval: ({ state }) => (isProcessing(state.data?.video) ? pollMs : false),
  })

/** Refetches all videos, and the trail that they belong to. */
export function useInvalidateVideos() {
  const client = useQueryClient()
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: videoKeys.all })
    void client.invalidateQueries({ queryKey: applicationKeys.all })
  }, [client])
}

type QuestionIds = { id: string; stageId: string; questionId: string }

/** Opens a question: the server records the time, and shows the text from then on. */
export function useOpenQuestion() {
  const invalidate = useInvalidateVideos()
  return useMutation({
    mutationFn: (params: QuestionIds) => call(contract.openVideoQuestion, { params }),
    onSettled: invalidate,
  })
}

/** Answers a question in writing. */
export function useAnswerByText(params: QuestionIds) {
  const invalidate = useInvalidateVideos()
  return useMutation({
    mutationFn: (text: string) => call(contract.answerByText, { params, body: { text } }),
    onSuccess: invalidate,
  })
}

/** Deletes one of the candidate's recordings. */
export function useRemoveVideo() {
  const invalidate = useInvalidateVideos()
  return useMutation({
    mutationFn: (id: string) => call(contract.removeVideo, { params: { id } }),
    onSettled: invalidate,
  })
}

/** Retries the conversion of a recording. */
export function useRetryVideo() {
  const invalidate = useInvalidateVideos()
  return useMutation({
    mutationFn: (id: string) => call(contract.retryVideo, { params: { id } }),
    onSettled: invalidate,
  })
}
