import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/**
 * Somebody tries passwords on the account, so it accepts none for an hour. The link lets its owner
 * in; its address contains the secret key.
 */
export function signInAttackMail({ name, address }: { name: string; address: string }) {
  return {
    subject: 'Muitas tentativas de entrar na sua conta',
    ...layout({
      preheader: 'Sua conta está protegida. Use este link para entrar agora.',
      heading: 'Protegemos a sua conta',
      paragraphs: [
        `Olá, ${firstName(name)}. Alguém tentou entrar na sua conta muitas vezes com senhas erradas. Ninguém entrou.`,
        'Por segurança, a conta não aceita senhas por até 1 hora. Se você quer entrar agora, crie uma senha nova por este link. Ele vale por 1 hora e só pode ser usado uma vez.',
        'Se você não precisa entrar agora, não precisa fazer nada.',
      ],
      action: { label: 'Criar senha nova e entrar', url: address },
    }),
  }
}
