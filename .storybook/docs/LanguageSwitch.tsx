import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { styled } from 'storybook/theming'
import { guideLanguages, type GuideLanguage } from './guide-language.ts'

const Choice = styled.button(({ theme }) => ({
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${theme.appBorderColor}`,
  background: 'none',
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: theme.color.secondary, color: theme.color.secondary, fontWeight: 600 },
}))

const Choices = styled.div({ display: 'flex', gap: 8, marginBottom: 24 })

/** Chooses the language of all pages of components; Storybook's address has it. */
export const LanguageSwitch = ({ language }: { readonly language: GuideLanguage }) => {
  const { channel } = useContext(DocsContext)
  return (
    <Choices className="sb-unstyled" role="group" aria-label="语言 Language">
      {(Object.keys(guideLanguages) as GuideLanguage[]).map((key) => (
        <Choice key={key} type="button" lang={key} aria-pressed={key === language} onClick={() => channel.emit(UPDATE_GLOBALS, { globals: { language: key } })}>
          {guideLanguages[key]}
        </Choice>
      ))}
    </Choices>
  )
}
