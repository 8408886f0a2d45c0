import { create } from 'storybook/theming/create'
import { brandColours, defaultBrand } from '../packages/ui/src/theme/brand.ts'
import { neutrals, tokens, type ConcreteScheme } from '../packages/ui/src/theme/tokens.ts'

/** The house's own look around the stories, from the tokens of the mall. */
export const managerTheme = (scheme: ConcreteScheme): ReturnType<typeof create> => {
  const ink = neutrals[scheme]
  const brand = brandColours(defaultBrand, scheme)
  return create({
    base: scheme,
    brandTitle: `${defaultBrand.name} · Storybook`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: tokens.font,
    colorPrimary: brand.primary,
    colorSecondary: brand.primary,
    appBg: ink.canvas,
    appContentBg: ink.surface,
    appPreviewBg: ink.surface,
    appBorderColor: ink.divider,
    appBorderRadius: tokens.radius.card,
    barBg: ink.surface,
    barTextColor: ink['text-secondary'],
    barHoverColor: brand['primary-hover'],
    barSelectedColor: brand.primary,
    textColor: ink.text,
    textInverseColor: brand['on-primary'],
    textMutedColor: ink['text-tertiary'],
    inputBg: ink.surface,
    inputBorder: ink['control-border'],
    inputTextColor: ink.text,
    inputBorderRadius: tokens.radius.control,
    buttonBg: ink.raised,
    buttonBorder: ink['control-border'],
    booleanBg: ink.divider,
    booleanSelectedBg: ink.raised,
  })
}
