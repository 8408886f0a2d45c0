// Unpacks the Chromium of the lockfile and its fonts into the folder of TMPDIR. A process of its own: the package writes where
// TMPDIR points, and takes its environment as Lambda's.
import { chmodSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import decompress from 'woff2-encoder/decompress'

const binary = await chromium.executablePath()
const directory = dirname(binary)

/** FreeType in Chromium does not read WOFF2 from the disk. */
const unpackFonts = async (stylesheet: string, wanted: RegExp): Promise<void> => {
  const from = fileURLToPath(new URL('files/', import.meta.resolve(stylesheet)))
  for (const file of readdirSync(from).filter((name) => wanted.test(name)))
    writeFileSync(`${directory}/pinned-fonts/${file.replace('.woff2', '.ttf')}`, await decompress(readFileSync(`${from}${file}`)))
}

mkdirSync(`${directory}/pinned-fonts`)
await unpackFonts('@fontsource-variable/noto-sans-sc/index.css', /-wght-normal\.woff2$/)
await unpackFonts('@fontsource-variable/noto-sans-mono/index.css', /-latin-wght-normal\.woff2$/)

writeFileSync(
  `${directory}/pinned-fonts.conf`,
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">pinned-fonts</dir>
  <alias binding="same"><family>monospace</family><prefer><family>Noto Sans Mono</family></prefer></alias>
  <match><edit name="family" mode="append" binding="strong"><string>Noto Sans SC Thin</string></edit></match>
</fontconfig>
`,
)

// Everything below the browser comes from the lockfile too: its libraries, and fonts in place of the system's. The locale decides
// how a field writes dates.
renameSync(binary, `${binary}.bin`)
writeFileSync(
  binary,
  `#!/bin/sh
here=$(dirname "$0")
unset LANGUAGE
export LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/pinned-fonts.conf"
exec "$here/chromium.bin" "$@"
`,
)
chmodSync(binary, 0o755)
