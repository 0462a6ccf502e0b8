import { Said } from '#app/i18n/said.tsx';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { keyed } from '#app/lib/keyed.ts';
import { Badge } from '#app/ui/badge.tsx';
import { SkillCategoryCard } from '../cards/skill-category-card.tsx';
import { Section } from '../section.tsx';

export function Skills() {
  const { t } = useTranslation();
  const { categories, additionalSkills } = useSiteContent('skills');
  return (
    <Section id="skills" sunken>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,30%)),1fr))] gap-x-4 gap-y-6 sm:gap-x-6 sm:gap-y-10">
        {keyed(categories, ({ title }) => title).map(({ key, value }) => (
          <li key={key}>
            <SkillCategoryCard category={value} />
          </li>
        ))}
      </ul>
      {additionalSkills.length > 0 && (
        <div className="mt-8 grid gap-x-12 gap-y-3 lg:mt-12 lg:grid-cols-[auto_1fr] lg:items-baseline">
          <h3 className="text-xl">{t('skills.additional')}</h3>
          <ul className="flex flex-wrap gap-1.5 sm:gap-2">
            {keyed(additionalSkills).map(({ key, value: skill }) => (
              <Badge as="li" key={key} className="py-1 sm:px-3">
                <Said>{skill}</Said>
              </Badge>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
