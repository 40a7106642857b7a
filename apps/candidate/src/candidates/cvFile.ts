/** What the server can read as a CV. */
export const acceptedCv = '.pdf,.docx,.zip,application/pdf,application/zip'

const megabyte = 1024 * 1024
export const maxCvMegabytes = 8

/** The size of a file that is too large to send, in whole megabytes; null if it is not. */
export const tooManyMegabytes = ({ size }: { size: number }): number | null =>
  size > maxCvMegabytes * megabyte
    ? Math.max(Math.round(size / megabyte), maxCvMegabytes + 1)
    : null
