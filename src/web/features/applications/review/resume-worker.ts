/* The part of the library that reads the file, apart from the page. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
