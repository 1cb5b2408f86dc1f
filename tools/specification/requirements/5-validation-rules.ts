import type { Section } from '../requirement.ts';

export const VALIDATION_RULES: Section = {
  name: '§5',
  title: 'Validation rules',
  requirements: [
    {
      requirement: 'Contact form, first name empty: First name is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Contact form, company empty: Company name is required., in the full form only',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Contact form, email empty: Email is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement:
        'Contact form, email not of the shape (letters, digits, dot, underscore, hyphen; a domain; a final part of 2 to 6 characters): Please enter a valid email address.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Contact form, phone empty: Phone number is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement:
        'Contact form, phone not 10 digits beginning with 6 to 9: Please enter a valid 10-digit phone number.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Contact form, message empty: Message is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Last name is required by the attribute alone, on the full form only',
      where: ['site/app/forms/MessageForm/MessageFields.tsx'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§3 §5 the full contact form has its fields with label and default, the last name required by the browser, in ${language}',
          '§3 §5 the footer form has its fields with label and default, in ${language}',
          '§5 a last name that is missing, as the markup alone asks for it, is among what is wrong at once',
        ],
      },
    },
    {
      requirement: 'The phone input is numeric with a maximum of 9999999999 and a maximum length of 15',
      where: ['site/app/forms/MessageForm/PhoneField.tsx', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§5 §9 the phone input of the ${variant} form is numeric, at most 9999999999 and 15 long',
        ],
      },
    },
    {
      requirement: 'The footer form sends a dash as last name and company',
      where: ['contract/src/forms/contact-submission.ts'],
      proofs: {
        'e2e/contact-request.spec.ts': [
          '§5 §6 §7 the footer form sends dashes, as JSON with the secure header and credentials',
        ],
        'e2e/contact.spec.ts': [
          '§4 §5 a message from the footer form arrives with dashes for what it does not ask and is confirmed in its place',
        ],
      },
    },
    {
      requirement:
        'Services: Web development, SEO, Shop migration, Software testing; the last three are sent as seo, told apart by `department_label`',
      where: ['contract/src/forms/contact.ts', 'contract/src/forms/contact-submission.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§3 §5 the titles and the services to choose from, in ${language}',
        ],
        'e2e/contact-request.spec.ts': [
          '§3 §5 §7 the contact form sends its fields and no others, three of four services as seo, in ${language}',
        ],
      },
    },
    {
      requirement: 'Titles: Mr, Mrs',
      where: ['contract/src/forms/contact.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§3 §5 the titles and the services to choose from, in ${language}',
        ],
      },
    },
    {
      requirement: 'A site whose settings say so takes international phone numbers, with a message of its own',
      where: ['contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          '§5 the contact form takes international numbers and has a message of its own for others',
        ],
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          '§5 the application takes international numbers and has a message of its own for others',
        ],
        'contract/src/submissions/judgement.test.ts': ['§5 both forms take the numbers that the rule of the site says'],
      },
    },
    {
      requirement: 'A site whose settings say so takes any e-mail address',
      where: ['contract/src/forms/rules.ts'],
      proofs: {
        'contract/src/submissions/judgement.test.ts': [
          '§5 both forms take the addresses that the rule of the site says',
        ],
      },
    },
    {
      requirement: 'Application, full name empty: Full Name is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Application, email empty: Email is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Application, email format wrong: Please enter a valid email address.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Application, phone empty: Phone number is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement:
        'Application, phone not 10 digits starting with 7, 8 or 9: Please enter a valid Indian mobile number (10 digits starting with 7, 8, or 9).',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Application, resume missing: Resume is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Application, years not a valid non-negative number: Years of Experience must be a valid number.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Application, terms off: Please accept the terms and conditions.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/rules.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Application, any field error: Please fill out all required fields and upload a file.',
      where: ['site/app/forms/ApplicationForm/application-values.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'The years input rejects negative, non-numeric and values above 25 as they are typed',
      where: ['site/app/forms/ApplicationForm/ExperienceField.tsx'],
      proofs: {
        'site/app/forms/ApplicationForm/application-fields.browser.test.tsx': [
          '§5 §9 the years of experience take no sign, no letter and nothing above 25',
        ],
        'site/app/forms/ApplicationForm/ExperienceField.test.ts': [
          '§5 §9 the years of experience may read %j while they are typed',
          '§5 §9 the years of experience may never read %j',
        ],
      },
    },
    {
      requirement:
        'Resume types in the form: PDF, DOC, DOCX, PPT, PPTX in any case; otherwise the alert Only PDF, DOC, DOCX, and PPT files are allowed.',
      where: ['contract/src/forms/resume.ts', 'site/app/forms/ApplicationForm/ResumeField.tsx'],
      proofs: {
        'site/app/forms/ApplicationForm/resume-field.browser.test.tsx': [
          '§5 the form takes PDF, DOC, DOCX, PPT and PPTX as resume and says at once that other types are not allowed',
        ],
      },
    },
    {
      requirement: 'Resume types on the server, by content: 415 for anything else, whatever its name',
      where: [
        'contract/src/submissions/resume-kind.ts',
        'cms/src/inbox/submissions/application.ts',
        'site/server/submissions/submission-judge.ts',
      ],
      proofs: {
        'e2e/stack/resume-kinds.test.ts': [
          '§5 the server takes a ${kind} as resume and keeps it as what it is',
          '§5 the server refuses as resume what is none by its content, whatever its name says, in ${language}',
        ],
        'contract/src/submissions/resume-kind.test.ts': [
          '§5 a %s is recognised as a resume by its content',
          '§5 %s is no resume by its content',
        ],
        'contract/src/submissions/judgement.test.ts': [
          '§5 an application %s is refused with 400',
          '§5 an application that breaks rules is told so as a whole',
          '§5 another file than a resume is refused with 415, whatever else is wrong is named beside it',
          '§5 a resume may have 10 MB, and is refused with 413 above',
        ],
        'site/server/submissions/submission-judge.test.ts': [
          '§5 %s is no reason to refuse an application, read piece by piece or at once',
          '§5 %i is the answer to %s, read piece by piece or at once',
        ],
      },
    },
    {
      requirement: 'Resume of more than 10 MB: the alert File size exceeds the 10MB limit.',
      where: ['contract/src/forms/resume.ts', 'site/app/forms/ApplicationForm/ResumeField.tsx'],
      proofs: {
        'site/app/forms/ApplicationForm/resume-field.browser.test.tsx': [
          '§5 §9 the form takes a resume of 10 MB to the byte and says at once that one byte more is too much',
        ],
      },
    },
    {
      requirement: 'Resume of 10 MB to the byte is taken by the server, one byte more answered with 413',
      where: ['cms/src/inbox/submissions/application.ts'],
      proofs: {
        'e2e/stack/resume-size.test.ts': [
          '§5 §9 the server takes a resume of 10 MB to the byte',
          '§5 §8 §9 the server answers a resume of one byte more with 413, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Position is required in the markup only',
      where: ['site/app/forms/ApplicationForm/ApplicationForm.tsx'],
      proofs: {
        'site/app/forms/ApplicationForm/application-fields.browser.test.tsx': [
          '§3 §5 the application has its fields with label and default, the terms accepted and the position required in the markup only, in ${language}',
          '§5 a position that is missing, as the markup alone asks for it, is among what is wrong at once',
        ],
      },
    },
    {
      requirement:
        'The server applies the same rules and names each bad field in `data.params`, in the language of `Accept-Language`',
      where: ['cms/src/inbox/submissions/contact.ts', 'cms/src/inbox/submissions/application.ts'],
      proofs: {
        'e2e/stack/contact-rules.test.ts': [
          '§5 the server applies the same rules to a message and names each bad field, in the language that is asked in',
        ],
        'e2e/stack/application-rules.test.ts': [
          '§5 the server applies the same rules to an application and names each bad field, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Contact form: first name empty, First name is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
      },
    },
    {
      requirement: 'Contact form: company empty in the full form only, Company name is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
      },
    },
    {
      requirement: 'Contact form: email empty, Email is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
      },
    },
    {
      requirement: 'Contact form: email of another shape, Please enter a valid email address.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
      },
    },
    {
      requirement: 'Contact form: phone empty, Phone number is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
      },
    },
    {
      requirement:
        'Contact form: phone not 10 digits beginning with 6 to 9, Please enter a valid 10-digit phone number.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
      },
    },
    {
      requirement: 'Contact form: message empty, Message is required.',
      where: ['contract/src/forms/check-contact.ts', 'contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
      },
    },
    {
      requirement: 'Contact form: no rule asks for the last name',
      where: ['contract/src/forms/check-contact.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/contact-submission.test.ts': [
          '§5 a server checks what the ${variant} form sends in ${language}: ${name}',
        ],
      },
    },
    {
      requirement:
        'Email shape: letters, digits, dot, underscore or hyphen, then @, a domain, a final part of 2 to 6 characters',
      where: ['contract/src/forms/rules.ts'],
      proofs: {
        'contract/src/forms/check-contact.test.ts': ['§5 the $variant contact form: $name'],
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
      },
    },
    {
      requirement: 'The footer form sends a dash for last name and company',
      where: ['contract/src/forms/contact-submission.ts'],
      proofs: {
        'contract/src/forms/contact-submission.test.ts': ['§5 the footer form sends dashes for last name and company'],
      },
    },
    {
      requirement: 'Four services, the last three with the value seo; titles Mr and Mrs',
      where: ['contract/src/forms/contact.ts', 'contract/src/forms/contact-labels.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§3 §5 the titles and the services to choose from, in ${language}',
        ],
        'contract/src/forms/contact-submission.test.ts': ['§5 the service %s is sent as %s'],
      },
    },
    {
      requirement: 'Application: full_name empty, Full Name is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Application: email empty, Email is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Application: email format wrong, Please enter a valid email address.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Application: phone_number empty, Phone number is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement:
        'Application: phone_number not 10 digits starting with 7, 8 or 9, Please enter a valid Indian mobile number (10 digits starting with 7, 8, or 9).',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Application: resume missing, Resume is required.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement:
        'Application: years_of_experience not a valid non-negative number, Years of Experience must be a valid number.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Application: terms off, Please accept the terms and conditions.',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Application: any field error, Please fill out all required fields and upload a file.',
      where: ['contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Application: years of experience are 0 to 25',
      where: ['contract/src/forms/rules.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
      },
    },
    {
      requirement: 'Application: no rule asks for the position',
      where: ['contract/src/forms/application.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/application-submission.test.ts': [
          '§5 a server checks an application in ${language}: ${name}',
        ],
      },
    },
    {
      requirement: 'Resume types PDF, DOC, DOCX, PPT, PPTX, otherwise Only PDF, DOC, DOCX, and PPT files are allowed.',
      where: ['contract/src/forms/resume.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/resume.test.ts': ['§5 the file input offers what the rule takes'],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Resume of 10 MB at most, otherwise File size exceeds the 10MB limit.',
      where: ['contract/src/forms/resume.ts', 'contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': ['§5 an application: $name'],
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'The terms arrive as true, on or false',
      where: ['contract/src/forms/application-submission.ts'],
      proofs: {
        'contract/src/forms/application-submission.test.ts': ['§5 the terms are accepted by the checkbox %j: %s'],
      },
    },
    {
      requirement: 'The phone input: at most 9999999999, at most 15 characters',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§5 §9 the phone input of the ${variant} form is numeric, at most 9999999999 and 15 long',
        ],
      },
    },
    {
      requirement: 'The same rules and messages where a form is posted without a script',
      where: ['site/app/forms/ApplicationForm/application-action.ts', 'site/app/forms/MessageForm/message-action.ts'],
      proofs: {
        'e2e/application-without-script.spec.ts': [
          '§4 §5 without a script the application shows what is wrong, keeps what was typed, and arrives with its file',
        ],
        'e2e/contact-without-script.spec.ts': [
          '§4 §5 without a script the contact form shows what is wrong, keeps what was typed, and arrives',
          '§4 §5 without a script the footer form shows what is wrong, keeps what was typed, and arrives',
        ],
      },
    },
    {
      requirement: 'Resume types by media type, as they stand in the data URL',
      where: ['contract/src/forms/resume.ts'],
      proofs: {
        'contract/src/forms/resume.test.ts': ['§5 each type of resume can be told from the others by its media type'],
      },
    },
  ],
};
