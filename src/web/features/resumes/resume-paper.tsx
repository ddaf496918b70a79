import type { Resume } from '#contract/resumes/schemas.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import './resume-screen.css'

/** The resume as the PDF has it, without the code in its corner. */
export function ResumePaper({ resume }: { resume: Resume }) {
  const langOf = useTypedLanguage()
  return (
    <article className="resume-paper" lang={resume.locale} aria-labelledby="resume-name">
      <h2 id="resume-name" lang={langOf(resume.name)}>
        {resume.name}
      </h2>
      <p>{resume.facts.join(' · ')}</p>
      {resume.sections.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          {lines.map(({ text, isBold }) => (
            <p key={text} className={isBold ? 'resume-paper__strong' : 'whitespace-pre-line'}>
              {text}
            </p>
          ))}
        </section>
      ))}
      <p className="text-small border-t border-dashed mt-6 pt-2">
        {resume.madeOn} <span className="nowrap">{resume.day}</span>
      </p>
    </article>
  )
}
