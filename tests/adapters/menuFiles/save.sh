#!/bin/sh
# Saves the menu files of this folder with LibreOffice Calc (Debian: libreoffice-calc, locales with de_DE.UTF-8).
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)

# save LOCALE FROM IMPORT_FILTER TO EXPORT_FILTER
save() {
  LC_ALL="$1.UTF-8" soffice "-env:UserInstallation=file://$work/$1" --headless \
    ${3:+--infilter="$3"} --convert-to "$5" --outdir "$work" "$2" >/dev/null
  mv "$work/$(basename "${2%.*}").${5%%:*}" "$4"
}

# separator, quote, encoding (76 UTF-8, 1 Windows-1252, 2 Mac Roman, 65535 UTF-16), first line, columns,
# language (1033 en-US, 1031 de-DE), quote all texts, recognize numbers and dates / save as shown
csv='csv:Text - txt - csv (StarCalc)'
american='CSV:44,34,76,1,,1033,false,true'
german='CSV:44,34,76,1,,1031,false,true'
xlsx='xlsx:Calc MS Excel 2007 XML'

save en_US exported.csv "$american" exported-us.xlsx "$xlsx"
save en_US exported.csv "$american" exported-us.csv "$csv:44,34,76,1,,1033,false,true"
save en_US exported.csv "$american" exported-us-windows.csv "$csv:59,34,1,1,,1033,true,true"
save en_US exported.csv "$american" exported-us-mac.csv "$csv:44,34,2,1,,1033,false,true"
save de_DE exported.csv "$german" exported-german.xlsx "$xlsx"
save de_DE exported.csv "$german" exported-german-utf16.csv "$csv:9,34,65535,1,,1031,false,true"
save de_DE exported.csv "$german" exported-german-windows.csv "$csv:59,34,1,1,,1031,false,true"

save de_DE handmade.fods '' handmade.xlsx "$xlsx"
save de_DE handmade.fods '' handmade-utf8.csv "$csv:59,34,76,1,,1031,false,true"
save de_DE handmade.fods '' handmade-windows.csv "$csv:59,34,1,1,,1031,false,true"
save de_DE handmade.fods '' handmade-mac.csv "$csv:59,34,2,1,,1031,false,true"
rm -r "$work"
