/** Words of a search that say nothing about a job; they are ignored beside other words. */
export const stopWords = `
  am, is, there, this, that, have, has, having, we, our, you, your, sir, madam, mam, hello, hi, kindly, plz, pls, needed, needs, wanting, seeking, searching, interested, about, can, could, would, should, which, where, what,
  hu, hun, hoon, mera, meri, humko, hame, mujhse, mereko, kisi, kahi, kahin, yaha, yahan, waha, wahan, wo, woh, ye, yeh, bolo, bataye, bataiye, bataen, dijiye, dijie, dila, dilao, dilwa,
  milegi, mile, milta, milti, sakta, sakti, sakte, raha, rahi, rahe, tha, thi, bhai, bhaiya, ji,
  मैं, मुझे, मुझको, मेरा, मेरी, मेरे, हूं, हूँ, है, हैं, बताओ, बताइए, दो, करना, करनी, किसी, यहाँ, कहाँ, मला, हवी, हवा, हवे, माझे, करायची, करायचे,
  মোর, আমার, আমি, একটা, একটি, লাগবে, எனக்கு, ஒரு, నాకు, ఒక, ನನಗೆ, ಒಂದು, મારે, મને, છે, ਮੈਨੂੰ, ਮੇਰੇ, ਹੈ, ਚਾਹੀਦੀ, എനിക്ക്, ഒരു, ആണ്,
  a, an, and, any, are, as, at, by, find, for, get me, give, good, i, in, is, job, jobs, looking, me, my, near, nearby, need, new, of, on, opening, openings,
  hiring, hire, position, post, required, requirement, role, search, some, the, to, urgent vacancy, vacancy, vacancies, want, wanted, with, work, today, tomorrow, now, aaj, kal, abhi, career, employment, skill, skills, available, apply, please, latest,
  mere, jisme, jo, jaisa, jaise, kuch, bhi, accha, achha, acchi, achhi, badhiya, sirf, bahut, kahan, kaise, कोई, कुछ, अच्छा, अच्छी, सिर्फ, aas paas, as pas, मेरे, पास, आस,
  naukri, nokri, naukari, nokari, kaam, kam, kaaam, rojgar, rozgar, chahiye, chaiye, chahie, chahye, chaahiye, dhundh, dhoondh, mil, milega, hai, hain, ho, hona, karna, karne, karni, kar, wala, wale, wali, kiya, kiye, hua, hui, vala, vale, vali,
  ka, ke, ki, ko, se, me, mein, mai, main, mujhe, mujhko, hum, koi, ek, aur, ya, par, pe, liye, sath, saath, paas, pass me, aas paas, ho to, do, de, dena, karo, batao, jaldi,
  salary, sallary, sallery, vetan, pagar, वेतन, job chahiye, naukri chahiye, kaam chahiye, velai, velaai, vela, vendum, venum, thevai, udyogam, kavali, kaavali, kavalenu, kelasa, beku, bekagide, joli, venam, chakri, kaaj, kaj, darkar, dorkar, nokri pahije, pahije, kaaj chai, joie, joiye, che, chhe, chahida, chahidi,
  chi, cha, chya, er,
  नौकरी, नौकरियां, जॉब, जॉब्स, काम, रोजगार, वैकेंसी, भर्ती चाहिए, का, की, के, को, में, मे, से, पर, और, या, चाहिए, वाला, वाली, वाले, लिए, साथ, हेतु, नोकरी, पाहिजे, आहे, मध्ये, साठी,
  চাকরি, কাজ, এর, জন্য, চাই, কাজের, দরকার, வேலை, வேலைகள், வேலைவாய்ப்பு, தேவை, வேண்டும், வேணும், ఉద్యోగం, ఉద్యోగాలు, జాబ్, పని, కావాలి, ಕೆಲಸ, ಉದ್ಯೋಗ, ಬೇಕು, જોબ, નોકરી, કામ, માટે, જોઈએ, ਨੌਕਰੀ, ਕੰਮ, ਚਾਹੀਦੀ, ജോലി, ഒഴിവ്, വേണം`

/** Words of titles that name no work by themselves; beside a kind of work a job may lack them. */
export const titleWords = `
  agent, assistant, associate, attendant, boy, boys, executive, exec, expert, fresher, freshers, girl, incharge, job, junior, jr, lady, man, officer, operator, person, personnel, professional, representative, rep, senior, sr, specialist,
  staff, team, trainee, worker, sector, industry, company, karmchari, karmachari`
