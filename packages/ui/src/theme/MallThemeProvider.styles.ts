import { css, styled } from 'styled-components'
import { defaultBrand } from './brand.ts'
import { densityDeclarations, scaleDeclarations, schemeDeclarations } from './variables.ts'

const dark = schemeDeclarations(defaultBrand, 'dark')

const foundations = css`
  font-family: var(--mall-font);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  color: var(--mall-text);
  background-color: var(--mall-canvas);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;

  :where(&),
  :where(&) *,
  :where(&) *::before,
  :where(&) *::after {
    box-sizing: border-box;
  }
  :where(&) :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
  }
  :where(&) :where(:focus-visible) {
    outline: 2px solid var(--mall-focus);
    outline-offset: 2px;
  }
`

/** One static rule: scheme and density are attributes, so switching them causes no render. */
export const Root = styled.div`
  ${scaleDeclarations()}
  ${schemeDeclarations(defaultBrand, 'light')}
  color-scheme: light;

  &[data-scheme='dark'] {
    ${dark}
    color-scheme: dark;
  }
  @media (prefers-color-scheme: dark) {
    &[data-scheme='system'] {
      ${dark}
      color-scheme: dark;
    }
  }
  &,
  & [data-density='default'] {
    ${densityDeclarations('default')}
  }
  &[data-density='comfortable'],
  & [data-density='comfortable'] {
    ${densityDeclarations('comfortable')}
  }
  &[data-density='compact'],
  & [data-density='compact'] {
    ${densityDeclarations('compact')}
  }
  @media (prefers-reduced-motion: reduce) {
    --mall-motion-fast: 0ms;
    --mall-motion: 0ms;
  }
  ${foundations}
`
