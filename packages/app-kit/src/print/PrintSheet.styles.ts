import { Sheet } from '@mall/ui/sheet'
import { styled } from 'styled-components'
import { printAlone, printInk } from './print-paper.ts'

/** Print shows the sheet alone, in black on white, whatever surrounds it and whatever the colour scheme is. */
export const PrintSheet = styled(Sheet)`
  @media print {
    ${printInk}
    page: sheet;
    border: 0;

    button,
    a[data-variant],
    [role='menu'],
    nav {
      display: none;
    }

    tr {
      break-inside: avoid;
    }

    ${printAlone}
  }

  @page sheet {
    size: A4;
    margin: 12mm 12mm 16mm;

    @bottom-right {
      content: '第 ' counter(page) ' 页，共 ' counter(pages) ' 页';
      font-size: 9pt;
    }
  }
`
