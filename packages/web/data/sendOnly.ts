/** Sends text to an address of somebody else and waits for nothing: no cookies, no answer, no error. */
export function sendOnly(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
