import * as contract from '@trilha/contracts/videos/videos'
import * as notes from '@trilha/contracts/videos/notes'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { videoKeys } from './videos.keys.ts'

/** Poll interval while a recording is being converted. */
const pollMs = 5000

const isUnderWay = (video: contract.PipelineVideo | null) =>
  video?.state === 'received' || video?.state === 'processing'

/** Video answers and video resume of one application. */
export const videosQuery = (applicationId: string) =>
  queryOptions({
    queryKey: videoKeys.videos(applicationId),
    queryFn: ({ signal }) =>
      call(contract.listPipelineVideos, { params: { id: applicationId } }, { signal }),
    refetchInterval: ({ state: { data } }) => {
      const answers =
        data?.interviews.flatMap(({ questions }) => questions.map(({ answer }) => answer)) ?? []
      return [...answers, data?.resume ?? null].some(isUnderWay) ? pollMs : false
    },
  })

/** Requests the playback URL; the candidate will see who watched. */
export function useRequestPlayback(applicationId: string, videoId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.watchVideo, { params: { id: applicationId, videoId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: videoKeys.videos(applicationId) }),
  })
}

/** Notes on all recordings of one application. */
export const notesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: videoKeys.notes(applicationId),
    queryFn: ({ signal }) =>
      call(notes.listVideoNotes, { params: { id: applicationId } }, { signal }),
  })

/** Mutations of notes; the notes are refetched afterwards. */
export function useNotes(applicationId: string) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: videoKeys.notes(applicationId) })
  return {
    write: useMutation({
      mutationFn: ({
        videoId,
        ...body
      }: BodyOf<typeof notes.writeVideoNote> & { videoId: string }) =>
        call(notes.writeVideoNote, { params: { id: applicationId, videoId }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (noteId: string) =>
        call(notes.deleteVideoNote, { params: { id: applicationId, noteId } }),
      onSettled,
    }),
  }
}
