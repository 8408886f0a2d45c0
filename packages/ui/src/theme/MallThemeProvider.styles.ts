import { css, styled } from 'styled-components'
import { defaultBrand } from './brand.ts'
import { neutrals } from './tokens.ts'
import { densityDeclarations, scaleDeclarations, schemeDeclarations, touchHeight } from './variables.ts'

const light = `${schemeDeclarations(defaultBrand, 'light')}color-scheme:light;`
const dark = `${schemeDeclarations(defaultBrand, 'dark')}color-scheme:dark;`

const foundations = css`
  font-family: var(--mall-font);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  color: var(--mall-text);
  background-color: var(--mall-canvas);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  /* Han and figures stand apart by the browser, as they do where somebody typed a blank; money in a column has no Han in it. */
  text-autospace: normal;

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
  /* The default sizes and weights of browsers are not part of the scale. */
  :where(&) :where(h1, h2, h3, h4, h5, h6, strong, b, th) {
    font-weight: 600;
  }
  :where(&) :where(h1) {
    font-size: var(--mall-font-size-20);
    line-height: var(--mall-line-height-20);
  }
  :where(&) :where(h2) {
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }
  :where(&) :where(h3, h4, h5, h6, code, kbd, samp, pre) {
    font-size: inherit;
  }
  :where(&) :where(small, sub, sup) {
    font-size: var(--mall-font-size-12);
  }
  /*
   * Words that are a link have the primary colour, and a line under the pointer or the keyboard. In a sentence the line is
   * always there: the colour alone does not tell a link from the words around it (WCAG 1.4.1). What is drawn as a control or a card says
   * otherwise by any selector.
   */
  :where(&) :where(a:any-link) {
    color: var(--mall-primary);
    text-decoration: none;
    text-underline-offset: 3px;
  }
  :where(&) :where(a:any-link:hover) {
    color: var(--mall-primary-hover);
  }
  :where(&) :where(p a:any-link, a:any-link:hover, a:any-link:focus-visible) {
    text-decoration: underline;
  }
  :where(&) :where(:focus-visible) {
    outline: 2px solid var(--mall-focus);
    outline-offset: 2px;
  }
`

/**
 * One static rule: scheme and density are attributes, of the provider or of any element below it, so switching them causes no render.
 * A provider below another has only the attributes that are set on it, and so inherits the others.
 */
export const Root = styled.div`
  ${scaleDeclarations()}

  &[data-scheme],
  & [data-scheme] {
    ${light}
  }
  &[data-scheme='dark'],
  & [data-scheme='dark'] {
    ${dark}
  }
  @media (prefers-color-scheme: dark) {
    &[data-scheme='system'],
    & [data-scheme='system'] {
      ${dark}
    }
  }
  :where(& [data-scheme]) {
    color: var(--mall-text);
    background-color: var(--mall-canvas);
  }
  :root:has(&[data-paint-body]) {
    background-color: ${neutrals.light.canvas};
    color-scheme: light;
  }
  :root:has(&[data-paint-body][data-scheme='dark']) {
    background-color: ${neutrals.dark.canvas};
    color-scheme: dark;
  }
  @media (prefers-color-scheme: dark) {
    :root:has(&[data-paint-body][data-scheme='system']) {
      background-color: ${neutrals.dark.canvas};
      color-scheme: dark;
    }
  }
  &[data-density],
  & [data-density] {
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
  /* A finger needs the same room in each density. */
  @media (pointer: coarse) {
    &[data-density],
    & [data-density] {
      --mall-control-height: ${touchHeight};
    }
  }
  /* The one rule for all of them: each transition and animation takes its time from these, and one of no time does not run, an endless one neither. */
  @media (prefers-reduced-motion: reduce) {
    --mall-motion-fast: 0ms;
    --mall-motion: 0ms;
    --mall-motion-loop: 0ms;
  }
  ${foundations}
`
