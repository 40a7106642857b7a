import { layout } from '../layout.ts'

/** To the administrator of a domain. Contains no user input except the domain, against abuse. */
export function companyDomainMail({ domain, address }: { domain: string; address: string }) {
  const subject = `Confirme o domínio ${domain} na Trilha`
  return {
    subject,
    ...layout({
      preheader: 'Para quem administra o domínio. O link vale por 7 dias.',
      heading: `O domínio ${domain} é de uma empresa na Trilha?`,
      paragraphs: [
        `Alguém com e-mail em ${domain} abriu na Trilha a conta de uma empresa e pediu para comprovar o domínio por esta caixa, que só quem administra o domínio lê.`,
        'Se você reconhece o pedido, confirme. O link vale por 7 dias. Se não reconhece, não faça nada: o domínio continua sem comprovação.',
      ],
      action: { label: 'Confirmar o domínio', url: address },
    }),
  }
}
