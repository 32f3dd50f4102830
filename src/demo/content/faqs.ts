type SampleFaq = { question: string; answer: string; order: number }

const entries: Omit<SampleFaq, 'order'>[] = [
  {
    question: 'Which course should I take first?',
    answer:
      'If you use AI at work and want the basics, take AI literacy essentials: two hours, free, no dates. If you are responsible for compliance, take The EU AI Act in a day. If you build or test systems, begin with the OWASP Top 10 for LLM applications. Every course page names what you should know beforehand, and the assistant can point you to the right one.',
  },
  {
    question: 'What do the levels foundation, practitioner and expert mean?',
    answer:
      'Foundation courses ask for no previous knowledge. Practitioner courses assume that AI governance is part of your job and that you know its vocabulary; you produce something you can use afterwards. Expert courses assume several years of practice in audit, security or risk, have small groups, and usually end with marked work. The level says how much you bring, not how important the subject is.',
  },
  {
    question: 'Are the online courses live or recorded?',
    answer:
      'Both exist. A course with dates is taught live, with an instructor and exercises in small groups, and you need to be there. A course without dates is self-paced: you can start today and stop whenever you like, and your progress is kept. Blended courses combine a self-paced part with taught days. Live sessions are not recorded, so that participants can speak freely about their own organisations.',
  },
  {
    question: 'In which languages do you teach?',
    answer:
      'Most courses are in English. One foundation course is taught in French and one in Arabic, each written in that language and not translated from English. Some course descriptions are also available in French and Arabic, so check the language shown on the course page before you book. For a private group we can also work in German or Polish with an interpreter.',
  },
  {
    question: 'How current is the content on the EU AI Act?',
    answer:
      'All courses work with Regulation (EU) 2024/1689 as amended by the Digital Omnibus, Regulation (EU) 2026/1744, in force since 27 July 2026. High-risk obligations under Annex III therefore apply from 2 December 2027, those for products under Annex I from 2 August 2028, and the transparency duties of Article 50 have applied since 2 August 2026. Material is reviewed every quarter and after each relevant publication of the Commission.',
  },
  {
    question: 'Can I book places for several colleagues?',
    answer:
      'Yes. Pay for each place with the participant’s own e-mail address, because that address is used to sign in and appears in the enrolment. For more than five people, write to bookings@keelmark.example and we will send one invoice. From about ten people a private course is usually cheaper, and it can use your own policies and examples.',
  },
  {
    question: 'How do I get my certificate?',
    answer:
      'When you have completed all lessons, your progress shows 100 per cent and the certificate is issued at once. Taught courses with marked work issue it after the result, usually within ten working days. You find it with your enrolments when you are signed in. It has its own public page, which you can send to an employer. Workshops and clinics without a certificate say so on the course page.',
  },
  {
    question: 'How can an employer check that a certificate is real?',
    answer:
      'Each certificate has a public page with the name of the holder, the course and the date. Open the address printed on it and compare. The page shows nothing else, in particular no e-mail address and no results. If a page does not exist, the certificate was not issued by us. We do not answer questions about participants by telephone.',
  },
  {
    question: 'Does a certificate make my organisation compliant?',
    answer:
      'No. It shows that a person completed a course on a certain date. For Article 4 of the EU AI Act it is useful evidence that you took measures to support AI literacy, which is what the provision asks for since July 2026. Compliance depends on what your organisation does with its systems: inventory, classification, oversight, records. No course and no standard can stand in for that.',
  },
  {
    question: 'Do your courses count towards continuing professional development?',
    answer:
      'Eleven courses are recognised by the Harbour Institute for its continuing development scheme; the joining mail states the hours. Many other bodies accept self-certified learning, for which the certificate and the syllabus on the course page are normally sufficient. If your body needs a signed statement of hours, ask us within six months of the course and we will send it without charge.',
  },
  {
    question: 'How can I pay?',
    answer:
      'By card or another method offered on our payment provider’s page, in the currency shown for the course. You are taken there when you continue to payment, and brought back with your order number. Card details are entered only on that page and never reach us. Organisations may ask for an invoice with 30 days to pay; in that case the place is confirmed when we have your purchase order.',
  },
  {
    question: 'My order says pending. What should I do?',
    answer:
      'Usually nothing. Pending means that we have not yet had a final answer from the payment provider. We ask again at intervals until there is one, and the page of your order updates itself. Please do not pay a second time. If it has not changed after an hour, send your order number to bookings@keelmark.example. If your bank shows a debit and the order fails, the money is returned automatically.',
  },
  {
    question: 'Can I have my money back if I cannot attend?',
    answer:
      'For taught courses you get the full price back until 14 days before the start and half until five days before, or you can move to another date without charge. A colleague may take your place at any time. Self-paced courses can be returned within 14 days if you have completed no more than a fifth of the lessons. If you fall ill, write to us: we usually find a way.',
  },
  {
    question: 'How long does a refund take?',
    answer:
      'We start it within three working days of agreeing the amount. It goes back to the card or account you paid from, through the payment provider, and most banks show it five to ten working days later. Your order then reads refunded, or partially refunded if only part was returned. We cannot send it to another card, and it is made in the currency you paid.',
  },
  {
    question: 'Why is there no password?',
    answer:
      'Because a code sent to your mailbox does the same job with less to lose. You enter your e-mail address, receive six digits, and type them in. There is no password to forget, to reuse or to steal from us. The session then lasts for seven days from your last visit, and 30 days at most. Sign out when you share a computer, or sign out everywhere from any device.',
  },
  {
    question: 'I did not receive a code. What now?',
    answer:
      'Wait a minute, look in the spam folder, and check the address on the screen for a typing error. After sixty seconds you can request another code; the earlier one then stops working. There is a limit of five messages an hour for one address. If your employer filters mail, ask them to allow keelmark.example. Should nothing help, call us and we will sort out the booking by telephone.',
  },
  {
    question: 'My code was refused. Is something wrong?',
    answer:
      'A code works once, for ten minutes, for the address and the action it was sent for. A code from an older message, or one requested on another form, is refused with the same answer, so that nobody learns anything by guessing. After five wrong guesses it is locked. Request a new one and use the latest message. Spaces and dashes do not matter.',
  },
  {
    question: 'Is the assistant a person?',
    answer:
      'No. It is an AI system and says so at the start of each conversation. It answers questions about our courses, services and policies from the pages of this website, and shows its sources. If it finds nothing suitable it tells you, and offers to pass you to a person. You can ask for a person at any time and need not give a reason.',
  },
  {
    question: 'What happens to what I type into the assistant?',
    answer:
      'E-mail addresses, telephone numbers and card numbers are masked before the message is stored or leaves our servers. The rest goes, with passages from our pages, to the provider of the language model, which may not use it for training. If that provider is unavailable, a local engine answers and nothing leaves us at all. Conversations are kept for 90 days. Please do not enter confidential material.',
  },
  {
    question: 'Can I rely on the assistant’s answers as legal advice?',
    answer:
      'No. It can be wrong, and it knows only what is published here. Use it to find your way, open the sources it gives, and check dates and article numbers there. Advice on your situation comes from a person who has read your papers, in an engagement with a name under it. If you spot a wrong answer, mark it as unhelpful with a comment; we read all of those.',
  },
  {
    question: 'Do you use cookies or analytics?',
    answer:
      'There is one cookie for visitors: the session that keeps you signed in to your courses. There are no analytics services, advertising networks, social plug-ins or fonts from other companies, so no third party learns of your visit. That is also why you see no cookie banner. We count a few things on the server, such as searches without results, without identifying anyone.',
  },
  {
    question: 'How do I withdraw consent or have my data erased?',
    answer:
      'Each receipt we send after a form contains a link that withdraws marketing consent in one step, without signing in. For anything else, write to privacy@keelmark.example from the address concerned. We confirm it with a code and answer within a month. Erasure really removes your name, address and messages. Orders have to be kept for tax purposes, and we tell you which and for how long.',
  },
  {
    question: 'Do you also work with small organisations?',
    answer:
      'Yes, though often the honest answer is a course. With fewer than twenty AI systems, a day in the model inventory workshop and a day on the AI Act usually cover what a larger firm would hire us for. Charities and schools pay half for training. A first call of thirty minutes is free, and we will say if you do not need us.',
  },
  {
    question: 'Can you certify us to ISO/IEC 42001?',
    answer:
      'No, and nobody who advises you should. Certificates come from certification bodies, which are accredited for the purpose and must be independent of those who built the system. We can help you to design the management system, train your implementers and internal auditors, and carry out a review before the real audit. The people who advised you will not be the ones who review.',
  },
]

/** Frequently asked questions in reading order. */
export const faqs: SampleFaq[] = entries.map((entry, index) => ({ ...entry, order: index + 1 }))
