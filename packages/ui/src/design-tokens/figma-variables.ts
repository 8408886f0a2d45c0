import { defaultBrand, type Brand } from '../theme/brand.ts'
import { designTokens } from './design-tokens.ts'
import type { FigmaVariable, FigmaVariables } from './figma-types.ts'
import { groupParts, type FigmaPart } from './figma-values.ts'

/** A collection with the values of each mode; every mode has the same names. */
interface Collection {
  readonly name: string
  readonly modes: Readonly<Record<string, readonly FigmaPart[]>>
}

const collectionsOf = (brand: Brand): readonly Collection[] => {
  const { scheme, density, ...rest } = designTokens(brand)
  const scales = Object.entries(rest).flatMap(([name, group]) => (typeof group === 'string' ? [] : groupParts(group, `${name}/`)))
  return [
    { name: 'Scheme', modes: { light: groupParts(scheme.light), dark: groupParts(scheme.dark) } },
    { name: 'Density', modes: { comfortable: groupParts(density.comfortable), default: groupParts(density.default), compact: groupParts(density.compact) } },
    { name: 'Scale', modes: { all: scales } },
  ]
}

const variableOf = (collection: string, { name, type, scopes, variable }: FigmaPart): FigmaVariable => ({
  action: 'CREATE',
  id: `${collection}/${name}`,
  name,
  variableCollectionId: collection,
  resolvedType: type,
  scopes,
  ...(variable ? { codeSyntax: { WEB: `var(${variable})` } } : {}),
})

/**
 * The design tokens of a brand as variables of Figma: the body of `POST /v1/files/:file_key/variables`, which import plugins read too.
 * The collection `Scheme` has the modes light and dark, `Density` has comfortable, default and compact: a frame takes a mode of each, so
 * that they combine. Lengths are px, times ms. Pure; throws a RangeError when the brand's colour cannot be read.
 */
export const figmaVariables = (brand: Brand = defaultBrand): FigmaVariables => {
  const body: FigmaVariables = { variableCollections: [], variableModes: [], variables: [], variableModeValues: [] }
  for (const { name, modes } of collectionsOf(brand)) {
    for (const [at, [mode, parts]] of Object.entries(modes).entries()) {
      const modeId = `${name}:${mode}`
      if (at === 0) {
        body.variableCollections.push({ action: 'CREATE', id: name, name, initialModeId: modeId })
        body.variables.push(...parts.map((part) => variableOf(name, part)))
      }
      body.variableModes.push({ action: at === 0 ? 'UPDATE' : 'CREATE', id: modeId, name: mode, variableCollectionId: name })
      body.variableModeValues.push(...parts.map((part) => ({ variableId: `${name}/${part.name}`, modeId, value: part.value })))
    }
  }
  return body
}
