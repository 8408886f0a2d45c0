import { readFileSync } from 'node:fs'

/**
 * The environment with the text of the file that SITE_CONFIG names in place of its path. JSON written into the variable stays.
 * @throws Error when the file cannot be read.
 */
export const withSiteFile = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { SITE_CONFIG } = variables
  if (!SITE_CONFIG || SITE_CONFIG.trimStart().startsWith('{')) return variables
  try {
    return { ...variables, SITE_CONFIG: readFileSync(SITE_CONFIG, 'utf8') }
  } catch (error) {
    throw new Error('SITE_CONFIG names a file that cannot be read.', { cause: error })
  }
}
