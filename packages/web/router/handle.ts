/** What the file of a route exports as `handle`. */
export type Handle = {
  /**
   * The texts of everything that the screen can show; the router loads them before it shows the
   * screen. A part that loads its texts later would suspend the page: React then renders no input
   * until they arrive, and what is typed meanwhile is lost.
   */
  namespaces: readonly string[]
}
