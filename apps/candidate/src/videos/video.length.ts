/** Duration of a video file in seconds; null if the browser can't tell. */
export function lengthOf(file: Blob): Promise<number | null> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  return new Promise<number | null>((resolve) => {
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(video.duration) ? video.duration : null),
    )
    video.addEventListener('error', () => resolve(null))
    // For formats that never finish loading.
    setTimeout(() => resolve(null), 5000)
    video.src = url
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}
