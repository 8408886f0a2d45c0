import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { managerTheme } from '../manager-theme.ts'
import { useGlobals } from './use-globals.ts'

/** A page of docs in the scheme of the toolbar, as the stories on it are. */
export const ThemedDocs = (props: DocsContainerProps) => {
  const { scheme } = useGlobals(props.context)
  return <DocsContainer {...props} theme={managerTheme(scheme === 'dark' ? 'dark' : 'light')} />
}
