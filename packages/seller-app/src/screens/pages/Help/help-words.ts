import type { HelpVersion } from '@mall/api/seller/contract'

/** How much of a text is shown, so that versions can be distinguished. */
const excerptLength = 80

/** The first words of a version below its title, without the marks of Markdown. */
export const excerptOf = ({ Body }: Pick<HelpVersion, 'Body'>): string => {
  const [, ...lines] = Body.split('\n')
  const text = lines
    .map((line) => line.replaceAll(/^[#>\s-]+|[*`]+/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[|-]{2,}|\|/g, ' '))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trim()}…` : text
}
