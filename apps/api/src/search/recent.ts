/**
 * Answers to the latest questions, while nothing changes: many people ask the same of a job board
 * (their city, the newest, a common role). The longest unasked leaves first.
 */
export class Recent<Answer> {
  private readonly answers = new Map<string, Answer>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(question: string): Answer | undefined {
    const answer = this.answers.get(question)
    if (answer === undefined) return undefined
    // A Map keeps the order of insertion: asked again means that it leaves last.
    this.answers.delete(question)
    this.answers.set(question, answer)
    return answer
  }

  set(question: string, answer: Answer): Answer {
    if (this.answers.size >= this.most) this.answers.delete(this.answers.keys().next().value!)
    this.answers.set(question, answer)
    return answer
  }

  /** Forgets everything: what was asked about has changed. */
  clear(): void {
    if (this.answers.size > 0) this.answers.clear()
  }
}
