import type { Decorator } from '@storybook/react-vite'
import { MallThemeProvider } from '../../packages/ui/src/theme/MallThemeProvider.tsx'
import type { Density, Scheme } from '../../packages/ui/src/theme/tokens.ts'
import { still } from './environment.ts'
import { tenants } from './tenants.ts'

/** Storybook pads the body, whose ground is not the theme's; the provider's element has the padding instead. */
const frame = '.sb-main-padded.sb-main-padded{padding:0}'
const noMotion = `*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition: none !important;
  caret-color: transparent !important;
}`

/**
 * Draws each story in the tenant, scheme, density and direction of the toolbar, on the theme's own canvas. Mounts it again when
 * the network or the data change, so that cached data are requested again.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => (
  <MallThemeProvider
    key={`${String(globals.network)} ${String(globals.data)}`}
    brand={tenants[String(globals.tenant)]}
    scheme={globals.scheme as Scheme}
    density={globals.density as Density}
    dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    style={{ padding: parameters.layout === 'fullscreen' ? 0 : 24, ...(viewMode === 'docs' ? {} : { minHeight: '100vh' }) }}
  >
    <style>{still ? frame + noMotion : frame}</style>
    <Story />
  </MallThemeProvider>
)
