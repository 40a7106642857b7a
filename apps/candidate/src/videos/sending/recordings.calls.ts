import * as contract from '@trilha/contracts/videos/videos'
import { call } from '@trilha/web/data/call.ts'
import { receivedBytes, sendChunk } from '@trilha/web/data/resumable.ts'
import type { VideoServer } from './recordings.sender.ts'

/** The real server calls for uploads. */
export const videoServer: VideoServer = {
  async create({ target, medium, mime, key }) {
    const answerTo =
      target.purpose === 'interview'
        ? { applicationId: target.applicationId, questionId: target.questionId }
        : null
    const { id, uploadUrl, takesLeft } = await call(
      contract.createVideo,
      { body: { answerTo, medium, mime } },
      { idempotencyKey: key },
    )
    return { videoId: id, uploadUrl, takesLeft }
  },
  receivedBytes,
  sendChunk,
  async finish({ owner, target }, videoId, digest) {
    await call(contract.finishVideo, { params: { id: videoId }, body: digest })
    if (target.purpose === 'resume')
      await call(contract.setVideoResume, { params: { id: owner }, body: { videoId } })
  },
  remove: (videoId) => call(contract.removeVideo, { params: { id: videoId } }),
  submit: ({ applicationId, stageId }) =>
    call(contract.submitVideoInterview, { params: { id: applicationId, stageId } }),
}
