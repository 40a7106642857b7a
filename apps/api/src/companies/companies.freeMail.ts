/** Free mail providers: an address there proves nothing about a company. */
const providers = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.com.br outlook.com outlook.com.br live.com msn.com
  yahoo.com yahoo.com.br ymail.com icloud.com me.com mac.com aol.com gmx.com gmx.net mail.com
  proton.me protonmail.com zoho.com tutanota.com yandex.com mail.ru uol.com.br bol.com.br
  terra.com.br ig.com.br globo.com globomail.com r7.com oi.com.br zipmail.com.br pop.com.br
  veloxmail.com.br superig.com.br itelefonica.com.br mailinator.com guerrillamail.com yopmail.com
  10minutemail.com temp-mail.org`.split(/\s+/),
)

/** The domain of an address, in lower case. */
export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** True for an address of a free mail provider. */
export const isFreeMail = (email: string): boolean => providers.has(domainOf(email))
