import { contrast, themeVariables, type ConcreteScheme } from '@mall/ui/theme'

const ratio = (one: string | undefined, other: string | undefined): string => `${(Math.floor(contrast(one ?? '', other ?? '') * 10) / 10).toFixed(1)}:1`

/** How well a brand's colour can be read, in words: as text, and on a button, in both schemes. Where it is too light for text it says what is used in its place. */
export const contrastText = (primary: string): string => {
  const of = (name: string, scheme: ConcreteScheme): string => {
    const variables = themeVariables({ name, primary }, scheme)
    return `${name}文字 ${ratio(variables['--mall-primary'], variables['--mall-surface'])}、按钮 ${ratio(variables['--mall-on-primary'], variables['--mall-primary'])}`
  }
  const used = themeVariables({ name: '', primary }, 'light')['--mall-primary'] ?? primary
  const adjusted = used.toUpperCase() === primary.toUpperCase() ? '' : `。所选的太浅，字看不清，浅色下用 ${used}`
  return `对比度：${of('浅色', 'light')}，${of('深色', 'dark')}${adjusted}`
}
