declare global {
  /**
   * Whether sign-in with LinkedIn is configured. The program sets it (apps/api/src/pages/pages.ts);
   * the candidates' site reads it on the server
   * (apps/candidate/src/auth/social/isLinkedInOffered.ts).
   */
  var trilhaLinkedIn: boolean | undefined
}

export {}
