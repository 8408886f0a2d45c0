import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { MallThemeProvider, type Brand, type ConcreteScheme, type Density } from '../theme/index.ts'
import { designTokens } from './design-tokens.ts'
import type { DesignToken, TokenColor, TokenDimension, TokenGroup, TokenShadow } from './dtcg.ts'
import committed from '../../tokens.json'

const colour = ({ components, alpha }: TokenColor) => `rgb(${components.map((channel) => channel * 255).join(' ')} / ${alpha})`
const length = ({ value, unit }: TokenDimension) => `${value}${unit}`
const shadow = ({ color, offsetX, offsetY, blur, spread }: TokenShadow) => `${[offsetX, offsetY, blur, spread].map(length).join(' ')} ${colour(color)}`

/** The property that takes a value of the token’s type, and the value as CSS. */
const cssOf = (token: DesignToken): readonly [property: string, css: string] => {
  switch (token.$type) {
    case 'color':
      return ['color', colour(token.$value)]
    case 'dimension': {
      const least = token.$extensions?.['@mall/ui'].atLeast
      return ['block-size', least === undefined ? length(token.$value) : `max(${least}px, ${length(token.$value)})`]
    }
    case 'duration':
      return ['transition-duration', `${token.$value.value}${token.$value.unit}`]
    case 'cubicBezier':
      return ['transition-timing-function', `cubic-bezier(${token.$value.join(', ')})`]
    case 'fontFamily':
      return ['font-family', token.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')]
    case 'number':
      return ['filter', token.$value === 1 ? 'none' : `${token.$extensions?.['@mall/ui'].filter}(${token.$value})`]
    default:
      return ['box-shadow', token.$value.map(shadow).join(', ')]
  }
}

/** What the browser makes of a value on an element of the theme. */
const computed = (root: Element, property: string, css: string): string => {
  const probe = root.appendChild(document.createElement('div'))
  probe.style.setProperty(property, css)
  const value = getComputedStyle(probe).getPropertyValue(property)
  probe.remove()
  return value
}

/** Tokens with a CSS variable: the computed values of token and variable, by the variable. */
const compare = (root: Element, tokens: readonly DesignToken[]) => {
  const [ofTokens, ofVariables]: [Record<string, string>, Record<string, string>] = [{}, {}]
  for (const token of tokens) {
    const variable = token.$extensions?.['@mall/ui'].variable
    if (!variable) continue
    const [property, css] = cssOf(token)
    ofTokens[variable] = computed(root, property, css)
    ofVariables[variable] = computed(root, property, `var(${variable})`)
  }
  return { ofTokens, ofVariables }
}

const tenant: Brand = { name: '青松集采', primary: '#2F6B3A', radius: 6, fontScale: 1.1 }
const schemes: ConcreteScheme[] = ['light', 'dark']
const densities: Density[] = ['comfortable', 'default', 'compact']
const themes = [undefined, tenant].flatMap((brand) => schemes.flatMap((scheme) => densities.map((density) => ({ name: brand?.name ?? '石青', brand, scheme, density }))))

test.each(themes)('$name, $scheme, $density: every token is what the browser computes, and every variable has a token', async ({ brand, scheme, density }) => {
  await render(<MallThemeProvider data-testid="root" brand={brand} scheme={scheme} density={density} />)
  const root = page.getByTestId('root').element()
  const { $schema: _schema, $description: _description, scheme: ofSchemes, density: ofDensities, ...scales } = brand ? designTokens(brand) : (committed as unknown as ReturnType<typeof designTokens>)
  const groups: TokenGroup[] = [ofSchemes[scheme], ofDensities[density], ...Object.values(scales)]
  const { ofTokens, ofVariables } = compare(root, groups.flatMap((group) => Object.values(group)))
  expect(ofTokens).toEqual(ofVariables)
  // A variable that is not set would compute to what is inherited.
  const declared = [...root.computedStyleMap()].map(([property]) => property).filter((property) => property.startsWith('--mall-') && !/^--mall-(brand|light|dark)-/.test(property))
  expect(Object.keys(ofTokens).toSorted()).toEqual(declared.toSorted())
})

test('with another font size in the browser sizes follow it, and controls never shrink', async () => {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('font-size'))
  await render(<MallThemeProvider data-testid="root" />)
  const { density, ...rest } = designTokens()
  for (const size of ['8px', '24px']) {
    style.fontSize = size
    const { ofTokens, ofVariables } = compare(page.getByTestId('root').element(), Object.values({ ...density.default, ...rest['font-size'], ...rest['line-height'] }))
    expect(ofTokens).toEqual(ofVariables)
  }
})
