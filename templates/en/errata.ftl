### Errata: slips to paste over what changed; the running text is in errata.md.hbs.

errata-title = Errata
errata-file = File
errata-what = What to do
errata-pages = Pages
errata-do = { $what ->
    [reprint] print again
    [new] print and add
   *[gone] take out
}
# Above a slip
errata-place = { $file }, page { $page }
