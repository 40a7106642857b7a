import type { LegalText } from './legal.types.ts'

export const privacyV1: LegalText = {
  title: 'Política de privacidade da Trilha',
  opening: [
    'Esta política conta quais dados pessoais a Trilha Plataforma de Carreiras (“Trilha”) trata, para quê, com quem, por quanto tempo, e como você manda neles. Segue a Lei Geral de Proteção de Dados (Lei 13.709/2018, “LGPD”).',
    'Em poucas palavras: só pedimos o que serve para você se candidatar; cada empresa vê apenas os processos em que você entrou; dados sensíveis ficam à parte e nenhuma empresa os vê; você vê quem olhou o seu currículo; e pode levar, corrigir ou apagar o que é seu.',
  ],
  sections: [
    {
      title: '1. Quem decide sobre os seus dados',
      body: [
        'A Trilha é controladora dos dados da sua conta: cadastro, currículo, preferências, notificações. A empresa que publica a vaga é controladora do processo seletivo dela: etapas, respostas, avaliações, mensagens e decisão. Dentro do processo, a Trilha trata os dados para que ele funcione e responde junto com a empresa pelo que lhe cabe (LGPD, art. 5º, VI e VII, e art. 42).',
        'Encarregado pelo tratamento de dados da Trilha (LGPD, art. 41): encarregado@trilha.example. Quando o pedido for sobre um processo seletivo, levamos também à empresa responsável.',
      ],
    },
    {
      title: '2. Quais dados e para quê',
      body: [
        [
          'Para criar e proteger a conta: nome, nome social, e-mail, senha (guardada só como resumo cifrado, que não dá para ler), data de nascimento. Base legal: execução de contrato (art. 7º, V) e obrigação legal sobre idade mínima (art. 7º, II).',
          'Para a sua candidatura: currículo, experiências, formação, idiomas, CNH, cidade, telefone e o que você responde nas etapas. Base legal: procedimentos preliminares a contrato, a seu pedido (art. 7º, V).',
          'Vídeos de entrevista e de apresentação, quando você grava: para uma pessoa da empresa assistir. Base legal: procedimentos preliminares a contrato; o vídeo de apresentação, que é opcional, por consentimento (art. 7º, I).',
          'Mapa de Competências e Mapa de Valores no Trabalho: para você se conhecer e, só se você compartilhar, para a empresa. Base legal: consentimento, que você retira quando quiser.',
          'Para mostrar vagas que combinam com você e o porquê: o que você contou no currículo. Base legal: legítimo interesse (art. 7º, IX); você pode se opor.',
          'Para avisar você: e-mail e, se você pedir, WhatsApp. Avisos sobre as suas candidaturas: execução de contrato. Alertas e lembretes: você liga e desliga. WhatsApp: consentimento.',
          'Para segurança e prova: registros de acesso e o histórico de cada candidatura. Base legal: obrigação legal (Marco Civil da Internet, art. 15) e exercício de direitos (art. 7º, VI).',
          'Mensagens que você manda pelo “Fale com a gente”: nome, e-mail, assunto e texto, para responder. Base legal: legítimo interesse em atender você.',
        ],
        'Não pedimos estado civil, filhos, religião, partido, gravidez nem antecedentes em formulários nossos, e o sistema recusa perguntas de empresas que a lei proíbe (Lei 9.029/1995; CLT, art. 373-A).',
      ],
    },
    {
      title: '3. Dados sensíveis',
      body: [
        'Deficiência, recursos de que você precisa, raça, gênero e orientação são dados sensíveis (LGPD, art. 5º, II, e art. 11). Contar é sempre opcional, com um consentimento próprio para isso. Eles ficam separados do currículo, cifrados com chave própria, fora da vista de qualquer empresa e de quem faz a triagem. Em números, aparecem só somados, com dez pessoas ou mais.',
        'O tempo ampliado que você usa em um teste também fica à parte e não aparece para a empresa. Não usamos reconhecimento de rosto ou de voz.',
      ],
    },
    {
      title: '4. Com quem compartilhamos',
      body: [
        [
          'Com a empresa da vaga, quando você se candidata ou aceita um convite: currículo, respostas daquele processo, vídeos daquele processo e o que você decidir compartilhar. Cada olhada fica registrada e você vê quem olhou.',
          'Com fornecedores que nos prestam serviço, como hospedagem, armazenamento de arquivos, envio de e-mail e de WhatsApp: só o necessário, por contrato, sem poder usar para outra coisa.',
          'Com autoridades, quando a lei ou a justiça obriga.',
        ],
        'Não vendemos dados. Outras empresas não recebem o seu currículo sem você. Ferramentas de medição, de gravação de sessão ou de pesquisa de opinião só carregam se você aceitar no aviso do site, e dá para voltar atrás no mesmo lugar.',
        'Se algum fornecedor guardar dados fora do Brasil, isso acontece com as garantias dos artigos 33 a 36 da LGPD.',
      ],
    },
    {
      title: '5. Decisões automáticas',
      body: [
        'Regras escritas pela empresa podem reprovar uma etapa de requisitos sem que alguém leia antes. Sempre que isso acontece, você vê a regra, o que valeu e o resultado, e pode pedir revisão: uma pessoa olha o caso e responde por escrito (LGPD, art. 20). A ordem em que as vagas aparecem para você (“combina com você”) usa escolaridade, CNH, cidade, horário e pretensão que você contou; os motivos aparecem ao lado.',
      ],
    },
    {
      title: '6. Por quanto tempo',
      body: [
        [
          'Conta e currículo: enquanto a conta existir.',
          'Candidaturas, respostas e histórico: até 2 anos depois do fim do processo, para defesa de direitos de todos os lados. A empresa pode escolher menos, nunca mais.',
          'Vídeos de entrevista: até 6 meses depois do fim do processo.',
          'Dados sensíveis: até você apagar ou retirar o consentimento.',
          'Mensagens do “Fale com a gente”: 2 anos.',
          'Registro de consentimentos e de quem mexeu em dados: 5 anos.',
          'Registros de acesso: 6 meses (Marco Civil da Internet, art. 15).',
        ],
        'Ao encerrar a conta, apagamos o que não precisa ficar. O que a lei manda guardar fica separado, sem uso, só pelo tempo acima, e depois é apagado.',
      ],
    },
    {
      title: '7. Seus direitos',
      body: [
        'A qualquer momento, de graça (LGPD, art. 18 a 20), você pode:',
        [
          'confirmar que tratamos seus dados e ver quais são;',
          'corrigir o que está errado ou velho;',
          'pedir que o excesso seja bloqueado, anonimizado ou apagado;',
          'levar seus dados em arquivo para outro lugar;',
          'apagar o que foi tratado com consentimento;',
          'saber com quem compartilhamos;',
          'dizer não a um consentimento, saber o que muda, e retirar o que já deu;',
          'opor-se ao que fazemos por legítimo interesse;',
          'pedir revisão de decisão automática.',
        ],
        'Muito disso você faz sem pedir, em “Meu Currículo” e “Minha conta”. Para o resto, escreva para encarregado@trilha.example ou use o “Fale com a gente”. A confirmação é imediata; a resposta completa vem em até 15 dias. Se não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (gov.br/anpd).',
      ],
    },
    {
      title: '8. Adolescentes',
      body: [
        'De 14 a 17 anos, o tratamento é feito no seu melhor interesse (LGPD, art. 14; Lei 15.211/2025). O perfil não aparece em buscas de empresas, não há anúncio dirigido, e as configurações já começam nas mais protegidas. Pais e responsáveis podem pedir acesso, correção ou exclusão pelos mesmos contatos.',
      ],
    },
    {
      title: '9. Segurança',
      body: [
        'Conexão sempre cifrada; senhas guardadas com Argon2; arquivos servidos por endereços assinados que vencem; fotos sem a localização que a câmera grava; dados sensíveis cifrados à parte; acesso da equipe registrado com motivo. Se houver um incidente com risco para você, avisamos você e a ANPD (LGPD, art. 48).',
      ],
    },
    {
      title: '10. Cookies e o que fica no seu aparelho',
      body: [
        'Guardamos no seu navegador o que o site precisa para funcionar: a sessão, o idioma, o tema, e rascunhos e vídeos ainda não enviados, para que nada se perca. Um cookie guarda o idioma escolhido. Contamos visitas por página e por dia, sem identificar ninguém. Qualquer outra ferramenta só com o seu aceite.',
      ],
    },
    {
      title: '11. Mudanças nesta política',
      body: [
        'Cada versão tem um número e um endereço próprio, que continua no ar. Avisamos mudanças importantes por e-mail antes de valerem. Finalidade nova que dependa do seu aceite será perguntada.',
      ],
    },
  ],
}
