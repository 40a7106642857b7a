/** A text that people accept. A published text never changes; a new version is a new file. */
export type LegalText = {
  title: string
  /** Who wrote it and who it is for, in a few sentences. */
  opening: readonly string[]
  sections: readonly {
    title: string
    /** Paragraphs, and lists of points. */
    body: readonly (string | readonly string[])[]
  }[]
}
