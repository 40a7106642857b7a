/**
 * Security headers of every response. They are helmet's list, as constants, because helmet computes
 * them for each response. Pages replace the Content-Security-Policy by their own.
 * @param overTls true when the program is reachable by https only.
 */
export function securityHeaders(overTls: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // Only our own recorder uses camera and microphone; no other device is needed.
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(overTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
