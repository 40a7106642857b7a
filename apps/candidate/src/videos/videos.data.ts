import * as contract from '@trilha/contracts/videos'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { useCallback } from 'react'

/** How often one looks whether a recording has become playable. */
const lookAgain = 3000

const isUnderWay = (video: contract.Video | null | undefined) =>
  video?.state === 'received' || video?.state === 'processing'

export const interviewQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: ['videos', 'interview', vacancyId],
    queryFn: ({ signal }) =>
      call(contract.getVideoInterview, { params: { id: vacancyId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.questions.some(({ answer }) => isUnderWay(answer)) ? lookAgain : false,
  })

export const resumeQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['videos', 'resume', candidateId],
    queryFn: ({ signal }) =>
      call(contract.getVideoResume, { params: { id: candidateId } }, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.video) ? lookAgain : false),
  })

/** Everything that shows a video is read again, and the trail that it belongs to. */
export function useVideosAgain() {
  const client = useQueryClient()
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['videos'] })
    void client.invalidateQueries({ queryKey: ['applications'] })
  }, [client])
}

type Place = { id: string; stageId: string; questionId: string }

/** Opens a question: from now on the server knows that the person has read it. */
export function useOpenQuestion() {
  const again = useVideosAgain()
  return useMutation({
    mutationFn: (params: Place) => call(contract.openVideoQuestion, { params }),
    onSettled: again,
  })
}

/** Answers a question in writing. */
export function useAnswerByText(params: Place) {
  const again = useVideosAgain()
  return useMutation({
    mutationFn: (text: string) => call(contract.answerByText, { params, body: { text } }),
    onSuccess: again,
  })
}

/** Deletes an own recording. */
export function useRemoveVideo() {
  const again = useVideosAgain()
  return useMutation({
    mutationFn: (id: string) => call(contract.removeVideo, { params: { id } }),
    onSettled: again,
  })
}

/** Tries again to make a recording playable. */
export function useRetryVideo() {
  const again = useVideosAgain()
  return useMutation({
    mutationFn: (id: string) => call(contract.retryVideo, { params: { id } }),
    onSettled: again,
  })
}
