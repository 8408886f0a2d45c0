import axe, { type RunOptions, type Spec } from 'axe-core'

/** A story's `parameters.a11y`, as the accessibility addon reads it. */
interface A11yParameters {
  readonly test?: 'error' | 'todo' | 'off'
  readonly disable?: boolean
  readonly config?: Spec
  readonly options?: RunOptions
}

/** The rules whose outcome a scheme can change: the tree of elements is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Providers within a provider chose their scheme themselves. */
const outermost = '[data-mall-theme]:not([data-mall-theme] [data-mall-theme])'

/** Draws the page in the other scheme by its attributes, without a render. Returns its name and a function that switches back. */
const turnScheme = (): { readonly name: string; readonly back: () => void } => {
  const themes = [...document.querySelectorAll<HTMLElement>(outermost)]
  const before = themes.map((theme) => theme.dataset.scheme ?? 'light')
  const name = before[0] === 'dark' ? 'light' : 'dark'
  for (const theme of themes) theme.dataset.scheme = name
  return {
    name,
    back: () => {
      for (const [at, theme] of themes.entries()) theme.dataset.scheme = before[at]
    },
  }
}

/**
 * The addon looks at the scheme that is drawn; this looks at the other one, with the story's own parameters. A violation fails
 * the story and names the scheme.
 */
export const expectAccessibleInOtherScheme = async (parameters: A11yParameters | undefined): Promise<void> => {
  if (parameters?.disable || parameters?.test !== 'error') return
  const unwanted = new Set(parameters.config?.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id))
  const runOnly = { type: 'rule' as const, values: colourRules.filter((id) => !unwanted.has(id)) }
  if (runOnly.values.length === 0) return
  const { name, back } = turnScheme()
  try {
    axe.reset()
    if (parameters.config) axe.configure(parameters.config)
    const { violations } = await axe.run(document.body, { ...parameters.options, runOnly, resultTypes: ['violations'] })
    if (violations.length === 0) return
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
    throw new Error(`Not accessible in the ${name} scheme.\n${found.join('\n')}`)
  } finally {
    back()
  }
}
