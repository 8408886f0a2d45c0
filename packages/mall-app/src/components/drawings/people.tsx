/** Cards of colleagues, and one to come. */
export const peopleDrawing = (
  <>
    <path data-part="sheet" d="M40 20h52v44H40z" />
    <path data-part="sheet" d="M30 30h52v46H30z" />
    <path d="M49 46a7 7 0 1 1 14 0a7 7 0 1 1-14 0M44 67c1-8 6-11 12-11s11 3 12 11" />
    <path data-part="seal" d="M76 66a15 15 0 1 1 30 0a15 15 0 1 1-30 0" />
    <path data-part="mark" d="M79 66a12 12 0 1 1 24 0a12 12 0 1 1-24 0M91 60v12M85 66h12" />
  </>
)
