-- Search knows more terms of a job than before: `terms_version` tells which rows are still to be written anew.
alter table job_search add column terms_version smallint not null default 0;
create index job_search_terms_version on job_search (terms_version);

-- Every word that a title ever had; a typed word is compared with them.
create table search_words (
  word text primary key
);

-- Phrases of the trade that say the same. Words as search cuts them: small letters, without a plural's ending.
create table search_sayings (
  phrase text primary key,
  meaning text not null
);
create index search_sayings_meaning on search_sayings (meaning);

-- Where a meaning is also a value that jobs are filtered by.
create table search_meanings (
  meaning text primary key,
  term text not null
);

insert into search_sayings (phrase, meaning) values
  ('telecaller', 'telecalling'), ('tele caller', 'telecalling'), ('telecalling', 'telecalling'),
  ('tele calling', 'telecalling'), ('telesale', 'telecalling'), ('tele sale', 'telecalling'),
  ('outbound caller', 'telecalling'), ('calling executive', 'telecalling'),
  ('tele marketing', 'telecalling'), ('telemarketing', 'telecalling'),
  ('टेलीकॉलर', 'telecalling'), ('टेलीकालर', 'telecalling'), ('टेली कॉलर', 'telecalling'),
  ('टेलीकॉलिंग', 'telecalling'), ('टेलीसेल्स', 'telecalling'),
  ('customer support', 'customer support'), ('customer care', 'customer support'),
  ('customer service', 'customer support'), ('client support', 'customer support'),
  ('call center', 'customer support'), ('call centre', 'customer support'),
  ('callcenter', 'customer support'), ('cce', 'customer support'), ('csr', 'customer support'),
  ('csa', 'customer support'), ('कस्टमर सपोर्ट', 'customer support'),
  ('कस्टमर केयर', 'customer support'), ('कॉल सेंटर', 'customer support'),
  ('ग्राहक सेवा', 'customer support'), ('ग्राहक सहायता', 'customer support'),
  ('bpo', 'bpo'), ('voice process', 'bpo'), ('kpo', 'bpo'), ('बीपीओ', 'bpo'),
  ('data entry', 'data entry'), ('dataentry', 'data entry'), ('computer operator', 'data entry'),
  ('typist', 'data entry'), ('डाटा एंट्री', 'data entry'), ('डेटा एंट्री', 'data entry'),
  ('कंप्यूटर ऑपरेटर', 'data entry'),
  ('back office', 'back office'), ('backoffice', 'back office'), ('backend', 'back office'),
  ('back end', 'back office'), ('office assistant', 'back office'), ('बैक ऑफिस', 'back office'),
  ('collection', 'collections'), ('recovery', 'collections'), ('loan recovery', 'collections'),
  ('वसूली', 'collections'), ('कलेक्शन', 'collections'),
  ('technical support', 'technical support'), ('tech support', 'technical support'),
  ('it support', 'technical support'), ('helpdesk', 'technical support'),
  ('help desk', 'technical support'), ('service desk', 'technical support'),
  ('तकनीकी सहायता', 'technical support'), ('टेक सपोर्ट', 'technical support'),
  ('chat support', 'chat'), ('chat process', 'chat'), ('non voice', 'chat'), ('nonvoice', 'chat'),
  ('email support', 'chat'), ('email process', 'chat'), ('चैट सपोर्ट', 'chat'),
  ('चैट प्रोसेस', 'chat'),
  ('field sale', 'field sales'), ('field executive', 'field sales'), ('fo', 'field sales'),
  ('feet on street', 'field sales'), ('फील्ड सेल्स', 'field sales'),
  ('delivery', 'delivery'), ('delivery boy', 'delivery'), ('delivery partner', 'delivery'),
  ('rider', 'delivery'), ('courier', 'delivery'), ('डिलीवरी', 'delivery'),
  ('डिलीवरी बॉय', 'delivery'),
  ('retail', 'retail'), ('store executive', 'retail'), ('store associate', 'retail'),
  ('cashier', 'retail'), ('showroom', 'retail'), ('रिटेल', 'retail'), ('दुकान', 'retail'),
  ('hr', 'human resources'), ('human resource', 'human resources'),
  ('recruiter', 'human resources'), ('talent acquisition', 'human resources'),
  ('एचआर', 'human resources'),
  ('team leader', 'team leader'), ('team lead', 'team leader'), ('tl', 'team leader'),
  ('टीम लीडर', 'team leader'),
  ('quality analyst', 'quality'), ('qa', 'quality'), ('qc', 'quality'),
  ('work from home', 'work from home'), ('wfh', 'work from home'),
  ('home based', 'work from home'), ('घर से काम', 'work from home'),
  ('वर्क फ्रॉम होम', 'work from home'),
  ('fresher', 'fresher'), ('फ्रेशर', 'fresher'), ('no experience', 'fresher');

insert into search_meanings (meaning, term) values
  ('telecalling', ':category:telesales'),
  ('customer support', ':category:customer-support'),
  ('data entry', ':category:data-entry'),
  ('back office', ':category:back-office'),
  ('collections', ':category:collections'),
  ('technical support', ':category:technical-support'),
  ('chat', ':category:chat-email'),
  ('field sales', ':category:field-sales'),
  ('delivery', ':category:delivery'),
  ('retail', ':category:retail'),
  ('human resources', ':category:human-resources'),
  ('work from home', ':workType:home'),
  ('fresher', ':experience:fresher');
