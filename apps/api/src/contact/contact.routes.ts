import * as contract from '@trilha/contracts/contact'
import { route } from '../platform/http/route.ts'
import { formAddress, listMessages, markAnswered, sendMessage } from './contact.service.ts'

export const contactRoutes = [
  route(contract.contactForm, 'read', async (ctx) => ({ url: formAddress(ctx) })),
  route(contract.sendMessage, 'account', (ctx, { body }) => sendMessage(ctx, body)),
  route(contract.listMessages, 'read', (ctx, { query }) => listMessages(ctx, query)),
  route(contract.markAnswered, 'write', (ctx, { params }) => markAnswered(ctx, params.id)),
]
