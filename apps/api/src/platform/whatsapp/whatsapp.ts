import type { Config } from '../config/config.ts'
import type { WhatsAppContent } from './templates.ts'

export type WhatsAppSettings = {
  /** `https://graph.facebook.com/v23.0`, or that of the local fake server. */
  graphUrl: string
  phoneNumberId: string
  token: string
  /** Key of the webhook signatures. */
  appSecret: string
  verifyToken: string
}

export type WhatsApp = {
  settings: WhatsAppSettings
  /**
   * Sends one message.
   * @param to digits with country code.
   * @param reference comes back with each status, even if the response to this call is lost.
   * @returns the service's id of the message, which may not be delivered yet.
   * @throws WhatsAppError when the service refused the message. After any other error the service
   * may have accepted it.
   */
  send: (to: string, content: WhatsAppContent, reference: string) => Promise<string>
}

/** True when WhatsApp is configured or the local fake server is used. */
export const hasWhatsApp = ({ whatsapp, devHelpers }: Pick<Config, 'whatsapp' | 'devHelpers'>) =>
  whatsapp !== null || devHelpers

/** The service refused a message; `permanent` when retrying the same message can't succeed. */
export class WhatsAppError extends Error {
  readonly code: number
  readonly permanent: boolean
  constructor(code: number, status: number) {
    super(`WhatsApp refused with ${code} (${status})`)
    this.code = code
    this.permanent = permanentCodes.has(code)
  }
}

/** Error code for a missing, wrong or expired access token; the message itself is valid. */
export const invalidTokenCode = 190

/**
 * Error codes that a retry can't change: 100, 131008, 131009 wrong field; 131026 undeliverable;
 * 131047 more than 24 hours; 131050 the person opted out at the service; 131051 unknown type;
 * 132000 number of parameters; 132001 no such template; 132005, 132007, 132012 template's form;
 * 132015, 132016 template paused or disabled.
 */
const permanentCodes = new Set([
  100, 131_008, 131_009, 131_026, 131_047, 131_050, 131_051, 132_000, 132_001, 132_005, 132_007,
  132_012, 132_015, 132_016,
])

const timeoutMs = 10_000

/** Result of one call; `unanswered` may have been accepted. */
export type WhatsAppOutcome = 'accepted' | 'refused' | 'unanswered'

/** WhatsApp Cloud API, as documented for `POST /{phone number id}/messages`. */
export function createWhatsApp(
  settings: WhatsAppSettings,
  onOutcome?: (outcome: WhatsAppOutcome) => void,
): WhatsApp {
  const { send } = cloudApi(settings)
  return {
    settings,
    send: async (...message) => {
      try {
        const id = await send(...message)
        onOutcome?.('accepted')
        return id
      } catch (error) {
        onOutcome?.(error instanceof WhatsAppError ? 'refused' : 'unanswered')
        throw error
      }
    },
  }
}

function cloudApi(settings: WhatsAppSettings): Pick<WhatsApp, 'send'> {
  return {
    send: async (to, content, reference) => {
      const response = await fetch(`${settings.graphUrl}/${settings.phoneNumberId}/messages`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${settings.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          biz_opaque_callback_data: reference,
          ...bodyOf(content),
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = (await response.json()) as {
        messages?: { id?: string }[]
        error?: { code?: number }
      }
      const id = answer.messages?.[0]?.id
      if (response.ok && id) return id
      throw new WhatsAppError(answer.error?.code ?? 0, response.status)
    },
  }
}

function bodyOf(content: WhatsAppContent): object {
  if ('text' in content) return { type: 'text', text: { preview_url: false, body: content.text } }
  const text = (value: string) => ({ type: 'text', text: value })
  return {
    type: 'template',
    template: {
      name: content.template,
      language: { code: 'pt_BR' },
      components: [
        ...(content.parameters.length > 0
          ? [{ type: 'body', parameters: content.parameters.map(text) }]
          : []),
        ...(content.button === null
          ? []
          : [{ type: 'button', sub_type: 'url', index: '0', parameters: [text(content.button)] }]),
      ],
    },
  }
}
