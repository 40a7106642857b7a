/**
 * What every answer says to browsers: helmet's list, written once instead of worked out for each
 * answer. Pages bring a policy of their own, made from the hashes of their scripts.
 * @param overTls the program is reached by https only.
 */
export function securityHeaders(overTls: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // The recorder is ours alone; no other device is asked for.
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
